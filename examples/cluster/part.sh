#!/bin/sh
# One part of a run, on whatever machine: part.sh LINK PART PARTS, with parts counted from 0.
# Writes part-PART.saddlepoint; `saddlepoint merge part-*.saddlepoint` puts them together.
set -eu
link=$1 part=$2 parts=$3
count=$(saddlepoint chunks "$link" | cut -d ' ' -f 1)
# There may be fewer chunks than parts.
if [ "$part" -ge "$count" ]; then
    exit 0
fi
# Dealt in turn, since neighbours often take as long as each other.
saddlepoint run "$link" --quiet --threads "${THREADS:-1}" --chunks "$part-$((count - 1))/$parts" --save "part-$part.saddlepoint" > /dev/null

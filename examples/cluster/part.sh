#!/bin/sh
# One part of a run, on whatever machine: part.sh LINK PART PARTS, with parts counted from 0.
# Writes part-PART.saddlepoint; `saddlepoint merge part-*.saddlepoint` puts them together.
set -eu
link=$1 part=$2 parts=$3
count=$(saddlepoint chunks "$link" | cut -d ' ' -f 1)
first=$((part * count / parts))
last=$(((part + 1) * count / parts - 1))
# There may be fewer chunks than parts.
if [ "$first" -gt "$last" ]; then
    exit 0
fi
saddlepoint run "$link" --quiet --threads "${THREADS:-1}" --chunks "$first-$last" --save "part-$part.saddlepoint" > /dev/null

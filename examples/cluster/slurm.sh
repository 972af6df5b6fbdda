#!/bin/sh
#SBATCH --job-name=saddlepoint
#SBATCH --array=0-9
#SBATCH --cpus-per-task=1
# A Slurm array: sbatch --export=ALL,LINK='reproduce?generations=6' slurm.sh, then saddlepoint merge part-*.saddlepoint.
set -eu
THREADS=$SLURM_CPUS_PER_TASK exec sh part.sh "$LINK" "$SLURM_ARRAY_TASK_ID" "$SLURM_ARRAY_TASK_COUNT"

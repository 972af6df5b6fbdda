"""A run on a Dask cluster: python dask_parts.py SCHEDULER LINK PARTS. Workers have saddlepoint and part.sh, and share a folder."""

import subprocess
import sys

from dask.distributed import Client


def part(link, number, parts):
    subprocess.run(["sh", "part.sh", link, str(number), str(parts)], check=True)


if __name__ == "__main__":
    scheduler, link, parts = sys.argv[1], sys.argv[2], int(sys.argv[3])
    client = Client(scheduler)
    client.gather(client.map(lambda number: part(link, number, parts), range(parts), pure=False))

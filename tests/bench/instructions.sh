#!/bin/sh
# Counts the instructions executed by each stage of a warm conversion: noise-free figures to compare revisions.
#   instructions.sh DXS-BENCH [FILE | FOLDER | @LIST]...
#   instructions.sh DXS-BENCH --against LIBRARY [FILE | FOLDER | @LIST]...      this library and another one
#   instructions.sh DXS-BENCH --growth [--largest BYTES]      per byte of DXIL, for families of growing shaders
# The dumps are kept in $CALLGRIND_FOLDER (default: a temporary folder), for callgrind_annotate.
set -eu
[ $# -ge 1 ] || { sed -n '2,6s/^# //p' "$0" >&2; exit 2; }
folder=${CALLGRIND_FOLDER:-$(mktemp -d)}
mkdir -p "$folder"
rm -f "$folder"/callgrind.out*
bench=$1
shift
if [ "${1-}" = --against ]; then # only what both convert
    "$bench" --rounds 1 --threads 0 --each "$@" | cut -f 1 >"$folder/files"
    set -- --against "$2" "@$folder/files"
fi
valgrind --tool=callgrind --collect-atstart=no --callgrind-out-file="$folder/callgrind.out" -q "$bench" --instructions "$@"
for dump in $(ls -v "$folder"/callgrind.out.*); do
    # Calls that had begun before collecting did count as much as all within them: nothing else would be shown.
    awk '/^calls=0 / { getline; next } { print }' "$dump" >"$folder/shown"
    mv "$folder/shown" "$dump"
    awk '/^desc: Trigger: Client Request:/ { stage = $NF } /^(totals|summary):/ { count = $2 }
         END { parts = split(stage, part, ":")
               if (parts == 3) printf "%-20s %9d bytes %-8s %8.1f instructions a byte\n", part[2], part[3], part[1], count / part[3]
               else if (stage) printf "%-12s %12.1f million instructions\n", stage, count / 1e6 }' "$dump"
done
echo "dumps: $folder"

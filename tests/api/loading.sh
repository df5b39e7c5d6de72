#!/bin/sh
# Checks that the shared library is cheap to load: small, few relocations, no code run on load, no writable data.
#   loading.sh LIBDXS.so MOST-BYTES
set -eu
most_bytes=$2
most_relocations=128
file=$(mktemp)
trap 'rm -f "$file"' EXIT
strip -o "$file" "$1"

bytes=$(wc -c <"$file")
relocations=$(readelf --relocs --wide "$file" | grep -c ' R_')
run=$(readelf --dynamic --wide "$file" | grep -E '\((INIT|FINI|INIT_ARRAY|FINI_ARRAY|PREINIT_ARRAY|TEXTREL)\)' || true)
libraries=$(readelf --dynamic --wide "$file" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p')
writable=$(readelf --sections --wide "$file" | awk '$2 ~ /^\.(data|bss|tdata|tbss)$/ || $3 ~ /^\.(data|bss|tdata|tbss)$/')
echo "$bytes bytes, $relocations relocations, needs $libraries"

failed=0
[ "$bytes" -le "$most_bytes" ] || { echo "more than $most_bytes bytes"; failed=1; }
[ "$relocations" -gt 0 ] || { echo 'readelf shows no relocations at all'; failed=1; }
[ "$relocations" -le $most_relocations ] || { echo "more than $most_relocations relocations"; failed=1; }
[ -z "$run" ] || { echo "it runs code when it is loaded: $run"; failed=1; }
[ -z "$writable" ] || { echo "it has variables: $writable"; failed=1; }
exit $failed

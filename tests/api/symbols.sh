#!/bin/sh
# Checks the symbols of the libraries: public functions and no other names.
#   symbols.sh LIBRARY...
set -eu
failed=0
for library in "$@"; do
    case $library in
    *.a) table=--extern-only ;;
    *) table=--dynamic ;;
    esac
    names=$(nm $table --defined-only "$library" | awk 'NF == 3 && $2 != "A" { print $3 }')
    others=$(echo "$names" | grep -v '^dxs_' || true)
    [ -n "$names" ] || { echo "$library: no names were found"; failed=1; }
    [ -z "$others" ] || { echo "$library defines" $others; failed=1; }
done
exit $failed

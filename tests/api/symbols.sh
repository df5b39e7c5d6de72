#!/bin/sh
# What the linker sees: the shared library exports the public functions only, and no name is defined in both archives,
# where the linker would take either.
#   symbols.sh LIBDXS.so LIBDXS.a LIBDXS_EXEC.a
set -u
names() {
    nm --defined-only --extern-only "$1" | awk '$2 ~ /[TDBR]/ { print $3 }' | sort -u
}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failed=0

nm --dynamic --defined-only "$1" | awk '$2 ~ /[TDBRVW]/ && $3 !~ /^dxs_/ { print "exported: " $3; bad = 1 } END { exit bad }' || failed=1
names "$2" >"$folder/library"
names "$3" >"$folder/executor"
both=$(comm -12 "$folder/library" "$folder/executor")
[ -s "$folder/library" ] && [ -s "$folder/executor" ] || { echo 'no names were found'; failed=1; }
[ -z "$both" ] || { echo "in both archives: $both"; failed=1; }
exit $failed

#!/bin/sh
# dxs-driver-bench: the comparison of two written tables; then driver.sh on the device that is not there, if it is here.
#   driver-test.sh BUILD SHADERS
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cat >"$folder/before.tsv" <<EOF
a/one	cs	ok	Instructions=100;SMEM=4;Driver pipeline hash=9;
a/two	ps	ok	Instructions=40;SMEM=4;Spilled VGPRs=2;
a/three	ps	ok	Instructions=10;SMEM=0;
a/gone	vs	ok	Instructions=5000;SMEM=4;
EOF
# Two executables add up: 60 + 30. Of 100, 40, 10 instructions: 90, 50, 10; the geometric mean is the cube root of 1.125.
cat >"$folder/after.tsv" <<EOF
a/one	cs	ok	Instructions=60;SMEM=2;Driver pipeline hash=5;Instructions=30;SMEM=1;
a/two	ps	ok	Instructions=50;SMEM=5;Spilled VGPRs=32;
a/three	ps	ok	Instructions=10;SMEM=0;
a/gone	vs	crash	
EOF
cat >"$folder/expected" <<EOF
a/gone: ok before, crash after
3 modules compiled in both
statistic                      before          after    ratio  geomean better  worse  (by 2 %)
Instructions                      150            150   1.0000   1.0400      1      1
Spilled VGPRs                       2             32  16.0000  16.0000      0      1
SMEM                                8              8   1.0000   0.9682      1      1

  change    before     after  by Instructions
   0.907       100        90  cs a/one
   1.208        40        50  ps a/two

  change    before     after  by Spilled VGPRs
   4.000         2        32  ps a/two
EOF
"$1/tests/bench/dxs-driver-bench" --compare "$folder/before.tsv" "$folder/after.tsv" >"$folder/compared"
diff "$folder/expected" "$folder/compared"
ls /usr/share/vulkan/icd.d/radeon_icd*.json >/dev/null 2>&1 || exit 0
if ! DRIVER_GPU=navi21 DRIVER_FOLDER="$folder" "$(dirname "$0")/driver.sh" "$1" "$1" "$2/pixel" "$2/mesh" \
    >"$folder/compared" 2>"$folder/errors.log"; then
    cat "$folder"/*.log
    cat "$folder"/*.log | grep -q 'RADV_FORCE_FAMILY.* removed' && exit 0 # since Mesa 26 RADV takes a kernel's device
    exit 1
fi
# One revision with itself: nothing differs, and pixel and mesh shaders compile.
! grep -q ' before, ' "$folder/compared"
grep -q '^Instructions .* 1.0000   1.0000      0      0$' "$folder/compared"
grep -q '^pixel/discard-alpha	ps	ok	words=[1-9][0-9]*;driver ms=.*;Instructions=[1-9]' "$folder/after.tsv"
grep -q '^mesh/[^	]*	ms	ok	' "$folder/after.tsv"

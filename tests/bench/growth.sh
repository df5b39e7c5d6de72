#!/bin/sh
# Executed instructions per byte of DXIL hardly grow with the size of the shader: in each family, at most by a quarter
# for a shader ten times as large.
#   growth.sh DXS-BENCH
set -eu
"$(dirname "$0")/instructions.sh" "$1" --growth --largest 100000 | awk '
    $3 == "bytes" && $2 > 5000 {
        what = $1 " " $4
        if (what in before) {
            compared++
            ratio = $5 / before[what]
            printf "%-28s %8.1f, then %8.1f instructions a byte\n", what, before[what], $5
            if (ratio > 1.25) { print "FAILED: " what " grows faster than the shader"; failed = 1 }
        }
        before[what] = $5
    }
    END {
        if (compared < 20) { print "FAILED: only " compared + 0 " figures to compare"; failed = 1 }
        exit failed
    }'

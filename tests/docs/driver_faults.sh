#!/bin/bash
# docs/reference/driver-faults.md names every fault of a driver for which a test is skipped, and no test that runs: its
# column "skipped" against the `driver-fault` lines of .run files and the drivers' lines of not-compared.txt.
#   driver_faults.sh TOP-FOLDER
set -u -o pipefail
cd "$1" || exit 2
page=docs/reference/driver-faults.md

# "SECTION TOPIC/NAME" for each shader in the last column of a section's table.
named() {
    awk -F '|' '
        /^## / { section = substr($0, 4) }
        /^\|/ && section { count = split($5, names, /[`, ]+/)
            for (n = 1; n <= count; n++) if (names[n] ~ /\//) print section, names[n] }' $page
}

# The section of the driver that a line names by driver or version.
section() {
    case $1 in
    llvmpipe | Mesa | [0-9]*) echo lavapipe ;;
    *) echo "$1" ;;
    esac
}

skipped() {
    grep -roH '^driver-fault [^ ]*' tests/shaders --include='*.run' | while IFS=: read -r file line; do
        shader=${file#tests/shaders/}
        echo "$(section "${line#driver-fault }") ${shader%.run}"
    done
    while read -r shader driver _; do
        [ "$driver" = '*' ] || echo "$(section "$driver") $shader" # *: undefined for every driver
    done <tests/vulkan/compare_shaders/not-compared.txt
}

diff <(named | sort -u) <(skipped | sort -u) && echo "$(named | sort -u | wc -l) skipped shaders, all named" && exit
echo "<: $page alone. >: tests alone"
echo "Write the shader to the column \"skipped\" of its fault in $page, or remove it there"
exit 1

#!/bin/sh
# Runs robustness_environment in a locale with a decimal comma, which it makes with the C library's localedef.
#   environment.sh ROBUSTNESS-ENVIRONMENT SHADERS
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
printf 'LC_NUMERIC\ndecimal_point ","\nthousands_sep ""\ngrouping -1\nEND LC_NUMERIC\n' >"$folder/comma"
if localedef -c --no-archive -i "$folder/comma" "$folder/xx_XX" >/dev/null 2>&1 || [ -f "$folder/xx_XX/LC_NUMERIC" ]; then
    export LOCPATH="$folder" LC_ALL=xx_XX
    "$1" "$2" >"$folder/printed"
    cat "$folder/printed"
    grep -q "decimal point ','" "$folder/printed"
else
    echo 'no localedef: without a decimal comma'
    "$1" "$2"
fi

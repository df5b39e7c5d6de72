#!/bin/sh
# Writes docs/reference/cli.md from the --help of dxil-spirv and of its subcommands; or compares the two.
#   cli.sh DXIL-SPIRV PAGE [--update]
set -eu
program=$1
page=$2
written=$(mktemp)
trap 'rm -f "$written"' EXIT

# Groups of options become tables: a line "TITLE:", then lines with the option up to column 41 and its meaning behind.
# Longer options end at the first blank behind column 41.
tables() {
    awk '
        function cell(text) { gsub(/\|/, "\\|", text); gsub(/</, "\\&lt;", text); return text }
        /^[^ ].*:$/ { printf "\n## %s\n\n| option | meaning |\n| --- | --- |\n", substr($0, 1, length($0) - 1); table = 1; next }
        /^  -/ {
            end = 41
            while (substr($0, end, 1) != " " && end < length($0)) end++
            option = substr($0, 3, end - 3); sub(/ +$/, "", option)
            printf "| `%s` | %s |\n", cell(option), cell(substr($0, end + 1)); next
        }
        /^Exit codes:/ { print "\n## Exit codes\n"; table = 0 }
        /^Beside this/ { exit }
        NF { print }
    '
}

{
    echo '# Command line'
    echo
    echo 'Written by `ninja -C build update-docs` from `dxil-spirv --help`; a test checks that both agree.'
    echo
    echo '```'
    "$program" --help all | sed '/^Usage:\|^       /!q' | sed '$d'
    echo '```'
    echo
    "$program" --help all | sed '/^Usage:\|^       /d; /^Subcommands/,$d' | tables
    echo
    echo '## Subcommands'
    # "  dxil-spirv NAME   MEANING"
    "$program" --help all | sed -n 's/^  dxil-spirv \([a-z-]*\) .*/\1/p' | while read -r name; do
        printf '\n### dxil-spirv %s\n\n```\n' "$name"
        "$program" "$name" --help
        echo '```'
    done
} >"$written"

grep -q '^### ' "$written" || { echo "$program --help names no subcommand"; exit 1; }
if [ "${3-}" = --update ]; then
    cp "$written" "$page"
else
    diff -u "$page" "$written" || { echo "run: ninja -C BUILD update-docs"; exit 1; }
fi

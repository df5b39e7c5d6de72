#!/bin/sh
# Checks that the tests of the command line share. A test sets `program` and sources this file:
#   folder   an empty folder, which is removed at the end
#   expect   a run of the program: exit code and text
#   check    any other command
#   finish   prints the counts; false if a check failed
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
passed=0
failed=0
: "${program:?}"

# check TEXT COMMAND...: the command must succeed.
check() {
    text=$1
    shift
    if "$@" >/dev/null 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf 'FAILED: %s\n' "$text"
    fi
}

refused() { ! "$@"; }

# Starting a process takes longer than what most checks do.
is_in_output() {
    case $1 in
    '') ;;
    *\?*) tr '\0' '?' <"$folder/output" | grep -qaF -e "$1" ;;
    *) grep -qaF -e "$1" "$folder/output" ;;
    esac
}

# expect CODE TEXT ARGUMENT...: runs the program; its output, of both streams, must contain TEXT, with "?" for NULs.
# $folder/output keeps it.
expect() {
    code=$1
    text=$2
    shift 2
    "$program" "$@" >"$folder/output" 2>&1 </dev/null
    got=$?
    if [ "$got" -eq "$code" ] && is_in_output "$text"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf 'FAILED: %s\n  expected code %s and "%s", got code %s and:\n' "$*" "$code" "$text" "$got"
        head -n 5 "$folder/output" | tr '\0' '?'
    fi
}

finish() {
    echo "$passed passed, $failed failed"
    [ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
}

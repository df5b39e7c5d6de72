#!/bin/bash
# The rooms are as docs/architecture.md shows them: a README names the files of its room, and a room includes only what it may.
#   rooms.sh TOP-FOLDER
set -u
cd "$1" || exit 2
checked=0
failed=0

complain() {
    echo "$1"
    failed=$((failed + 1))
}

for room in base bindings cfg cli compat dxil inspect spirv; do
    while read -r source; do
        checked=$((checked + 1))
        grep -qE "\`$(basename "$source" .c)(\`|\.c\`)" "$room/README.md" || complain "$room/README.md does not name $source"
    done < <(find "$room" -name '*.c')
done

# may ROOM FOLDER...: public headers and its own besides.
may() {
    local room=$1 allowed
    shift
    allowed="^($(IFS='|' && echo "$room|$*"))/"
    while IFS=: read -r source header; do
        checked=$((checked + 1))
        [[ $header =~ $allowed ]] || complain "$source includes $header: ${room} may not"
    done < <(grep -roE --include='*.[ch]' '^#include "[a-z_]+/[^"]*"' "$room" | sed 's/#include "//; s/"$//')
}
may base
may dxil base
may cfg base
may bindings base dxil
may spirv base dxil cfg bindings
may inspect base dxil cfg bindings spirv
may reference base dxil inspect
may cli
may compat

echo "$checked files and includes, $failed wrong"
[ "$failed" -eq 0 ] && [ "$checked" -gt 500 ]

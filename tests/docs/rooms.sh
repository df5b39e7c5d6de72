#!/bin/bash
# The rooms are as docs/architecture.md shows them: a README names the files of its room, a room includes only what it may,
# and rooms call only what lies below them: those of the top, and those of spirv/.
#   rooms.sh TOP-FOLDER
set -u
cd "$1" || exit 2
checked=0
failed=0

complain() {
    echo "$1"
    failed=$((failed + 1))
}

for room in base bindings cfg cli compat dxbc dxil inspect parse spirv verify; do
    readme=$(<"$room/README.md")
    while read -r source; do
        checked=$((checked + 1))
        name=${source##*/}
        [[ $readme == *"\`${name%.c}\`"* || $readme == *"\`$name\`"* ]] || complain "$room/README.md does not name $source"
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
may dxbc base dxil cfg
may parse base dxil dxbc
may bindings base dxil
may spirv base dxil cfg bindings
may inspect base dxil dxbc cfg bindings spirv
may exec base dxil inspect
may decoders
may cli
may runner cli exec spirv
may verify cli runner
may compat

# floors PREFIX ROOM...: the rooms from the lowest to the highest. Each calls and includes itself and those before it.
floors() {
    local prefix=$1 room sources=() files
    shift
    for room in "$@"; do
        mapfile -t files < <(find "$prefix$room" -name '*.[ch]' | sort)
        [ ${#files[@]} -gt 0 ] || complain "$prefix$room has no files"
        sources+=("${files[@]}")
    done
    calls=$(awk -v floors="$*" -v prefix="$prefix" '
        function rank_of(path) { sub("^" prefix, "", path); sub("/.*", "", path); return rank[path] }
        BEGIN { count = split(floors, room, " "); for (n = 1; n <= count; n++) rank[room[n]] = n }
        FNR == 1 { own = rank_of(FILENAME); pass = seen[FILENAME]++ }
        !pass && /^[a-zA-Z]/ && !/;$/ && match($0, /[A-Za-z_0-9]+[(]/) {
            name = substr($0, RSTART, RLENGTH - 1)
            if (/^static/ && FILENAME ~ /[.]h$/) is_inline[name] = 1
            else if (/^static/) hidden[FILENAME, name] = 1
            else home[name] = own
        }
        pass && /^[a-zA-Z_].*;$/ && FILENAME ~ /[.]h$/ && match($0, /[A-Za-z_0-9]+[(]/) {
            name = substr($0, RSTART, RLENGTH - 1)
            if (home[name] > own) print FILENAME " declares " name ": " prefix room[own] " may not"
        }
        pass && FILENAME ~ /[.]c$/ {
            for (rest = $0; match(rest, /[A-Za-z_0-9]+[(]/); rest = substr(rest, RSTART + RLENGTH)) {
                name = substr(rest, RSTART, RLENGTH - 1)
                if (home[name] > own && !((FILENAME, name) in hidden) && !(name in is_inline))
                    print FILENAME " calls " name ": " prefix room[own] " may not"
            }
        }
        pass && match($0, "^#include \"" prefix "[a-z_]+/") {
            path = substr($2, 2)
            if (rank_of(path) > own) print FILENAME " includes " $2 ": " prefix room[own] " may not"
        }
    ' "${sources[@]}" "${sources[@]}")
    [ -z "$calls" ] || complain "$calls"
    checked=$((checked + ${#sources[@]}))
}
floors '' base dxil cfg dxbc parse bindings spirv inspect
rooms_of_spirv=(builder function arithmetic resources interface wave resource_operations memory matrices nodes debug
                ray_tracing stages driver)
for room in spirv/*/; do
    [[ " ${rooms_of_spirv[*]} " == *" $(basename "$room") "* ]] || complain "$room is not in the list of rooms"
done
floors spirv/ "${rooms_of_spirv[@]}"

echo "$checked files and includes, $failed wrong"
[ "$failed" -eq 0 ] && [ "$checked" -gt 500 ]

#!/bin/bash
# Documents lead somewhere: every relative link and picture of every .md file names a file, every #anchor a heading; every
# path in backquotes exists; each function stands in its file, in tables "| step | file | function |"; public
# names are those of the headers; and every document that sources and scripts name exists.
#   links.sh TOP-FOLDER
set -u -o pipefail
cd "$1" || exit 2
folders='base|bindings|cfg|cli|compat|cmake|docs|dxil|examples|include|inspect|reference|spirv|tests'
failed=0
checked=0
mapfile -t documents < <(find . -path './build*' -prune -o -path ./.git -prune -o -name '*.md' -print | sed 's|^\./||' | sort)

complain() {
    echo "$1: $2"
    failed=$((failed + 1))
}

# Prints a document without its code blocks.
prose() {
    awk '/^ *```/ { inside = !inside; next } !inside' "$1"
}

# Prints the anchors of a document's headings, as the usual hosts make them.
anchors() {
    prose "$1" | sed -n 's/^##* //p' | tr '[:upper:]' '[:lower:]' | sed 's/[^a-z0-9 _-]//g; s/ /-/g'
}

# Prints the targets of links and pictures.
targets() {
    prose "$1" | sed 's/`[^`]*`//g' | grep -o '\](\([^()]*\))' | sed 's/^](//; s/)$//'
}

# Prints paths in backquotes: of the folders above, without placeholders (NAME, *, <...>).
paths() {
    prose "$1" | grep -oE "\`($folders)/[A-Za-z0-9_./-]*\`" | tr -d '`' | grep -vE '(^|[/.])[A-Z]+([/.]|$)' | sed 's|/$||'
}

# Prints "FUNCTION FILE..." for each row of the tables "| step | file | function |".
functions() {
    awk -F '|' '
        /^\| step \| file \| function \|$/ { inside = 1; next }
        !/^\|/ { inside = 0 }
        inside && !/^\| ---/ {
            gsub(/[`,]/, " ", $3); gsub(/[`,]/, " ", $4)
            count = split($4, names, " ")
            for (n = 1; n <= count; n++) print names[n], $3
        }' "$1"
}

for document in "${documents[@]}"; do
    folder=$(dirname "$document")
    while read -r target; do
        case $target in
        http://* | https://* | mailto:*) continue ;;
        esac
        checked=$((checked + 1))
        file=${target%%#*}
        path=$document
        [ -z "$file" ] || path=$folder/$file
        if [ ! -e "$path" ]; then
            complain "$document" "the link to $target leads nowhere"
        elif [[ $target == *#* ]] && ! anchors "$path" | grep -qxF -e "${target#*#}"; then
            complain "$document" "$file has no heading for #${target#*#}"
        fi
    done < <(targets "$document")
    while read -r path; do
        checked=$((checked + 1))
        [ -e "$path" ] || [ -e "$folder/$path" ] || complain "$document" "$path does not exist"
    done < <(paths "$document")
    while read -r function files; do
        checked=$((checked + 1))
        # shellcheck disable=SC2086
        grep -qE "^[a-z].*\b$function\(" $files || complain "$document" "$function is in none of $files"
    done < <(functions "$document")
done

# Public names, but for those of older versions, which the changelog has.
names=$(mktemp)
trap 'rm -f "$names"' EXIT
grep -rohE --include='*.[ch]' --include='*.glsl' --include=CMakeLists.txt --include='*.cmake' --include='*.in' --include='*.py' --include='*.rs' '\b(dxs|DXS)_[A-Za-z0-9_]+' include compat base examples cli cmake python tests reference spirv CMakeLists.txt | sort -u >"$names"
while IFS=: read -r document name; do
    checked=$((checked + 1))
    grep -q "^$name" "$names" || complain "$document" "there is no $name"
done < <(grep -oHE '\b(dxs|DXS)_[A-Za-z0-9_]+' "${documents[@]}" | grep -v '^CHANGELOG.md:' | sort -u)

# "FILE:DOCUMENT" for each mention in sources and scripts.
while IFS=: read -r source document; do
    checked=$((checked + 1))
    [ -e "$document" ] || complain "$source" "$document does not exist"
done < <(grep -roE --include='*.[ch]' --include='*.sh' --include='*.def' --include='*.cmake' --include='CMakeLists.txt' \
    --exclude-dir='build*' "\b(($folders)/[A-Za-z0-9_/-]+|[A-Z]+)\.md\b" . | sed 's|^\./||' | sort -u)

echo "$checked links and paths in ${#documents[@]} documents, $failed wrong"
[ "$failed" -eq 0 ] && [ "$checked" -gt 100 ]

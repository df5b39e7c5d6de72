#!/bin/sh
# Writes the manual page and the completions of shells, from --help of dxil-spirv and its subcommands.
#   texts.sh DXIL-SPIRV FOLDER
# FOLDER gets man/dxil-spirv.1, bash/dxil-spirv, zsh/_dxil-spirv and fish/dxil-spirv.fish.
set -eu
program=$1
folder=$2
case $program in
/*) ;;
*) program=$PWD/$program ;;
esac
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tab=$(printf '\t')
newline='
'

"$program" --help all >"$work/help"
sed -n 's/^  dxil-spirv \([a-z-]*\) .*/\1/p' "$work/help" >"$work/subcommands"

# One line for each option of a --help on standard input: NAME <tab> ARGUMENT <tab> MEANING.
options() {
    awk '
        function option(line,    words, name, rest, argument) {
            split(line, words, " ")
            name = words[1]
            sub(/,$/, "", name)
            rest = substr(line, length(words[1]) + 2)
            argument = match(rest, /^[^ ]+/) && substr(rest, 1, 1) ~ /[A-Z]/ ? substr(rest, 1, RLENGTH) : ""
            rest = substr(rest, length(argument) + 1)
            while (match(rest, /^ [A-Z] /)) rest = substr(rest, RLENGTH)
            sub(/^ +/, "", rest)
            printf "%s\t%s\t%s\n", name, argument, rest
        }
        /^  (-[a-z], )?--[a-z]/ {
            line = substr($0, 3)
            sub(/^-[a-z], /, "", line)
            if (match(line, /^--[a-z-]+ [A-Z]+, --/)) {
                second = substr(line, RLENGTH - 1)
                option(substr(line, 1, RLENGTH - 4))
                line = second
            }
            option(line)
        }'
}

# A command and what it is for, in turns.
examples() {
    echo '.SH EXAMPLES'
    while IFS='|' read -r command meaning; do
        printf '.TP\n.B dxil\\-spirv %s\n%s\n' "$(printf '%s' "$command" | sed 's/-/\\-/g')" "$meaning"
    done <<'END'
shader.dxil -o shader.spv|SPIR-V for the entry point of a shader.
shader.dxil --glsl|The same as GLSL, on standard output.
library.dxil --entry shade --asm|One entry point of a library, disassembled.
shader.dxil --table|Inputs, outputs and bindings.
shader.dxil --needs --device gpu.json|What a device must have for the shader, with the features that gpu.json has.
shaders --output-folder spirv|A folder of shaders.
report shader.dxil -o shader.html|A page with source, DXIL, control flow and SPIR-V side by side.
diff a.dxil b.dxil --glsl|How the GLSL of two shaders differs.
run shader.dxil --bind-all zeros --set count=3 --dump u0|Runs a compute shader on the CPU and shows a buffer.
run shader.dxil --list|The options that give what the shader reads.
run shader.dxil --template shader.run|A file to fill in with what the shader reads, with the members of buffers by name.
run shader.run --dump u0|Runs shader.dxil with that file.
END
}

man_page() {
    roff() { sed -e 's/\\/\\e/g' -e 's/-/\\-/g' -e "s/^\([.']\)/\\\\\&\1/"; }
    echo '.TH DXIL\-SPIRV 1'
    echo '.SH NAME'
    echo 'dxil\-spirv \- converts DXIL shaders to SPIR\-V'
    echo '.SH SYNOPSIS'
    echo '.nf'
    sed -n '/^Usage: /,/^[A-Z][a-z]*s /p' "$work/help" | sed -e '/^[A-Z][a-z]*s /d' -e 's/^Usage: //; s/^       //' | roff
    echo '.fi'
    echo '.SH DESCRIPTION'
    sed -n '/^Converts /,/^$/p' "$work/help" | roff
    sed '1,/^$/d; /^Subcommands/,$d' "$work/help" | awk '
        function escaped(text) { gsub(/\\/, "\\e", text); gsub(/-/, "\\-", text); return text }
        /^[^ ].*:$/ { printf ".SH %s\n", escaped(toupper(substr($0, 1, length($0) - 1))); next }
        /^  -/ {
            end = 41
            while (substr($0, end, 1) != " " && end < length($0)) end++
            option = substr($0, 3, end - 3); sub(/ +$/, "", option)
            printf ".TP\n.B %s\n%s\n", escaped(option), escaped(substr($0, end + 1)); next
        }
        /^Exit codes:/ { print ".SH EXIT STATUS"; sub(/^Exit codes: /, "") }
        NF { print escaped($0) }'
    examples
    echo '.SH SUBCOMMANDS'
    while read -r name; do
        printf '.SS dxil\\-spirv %s\n.nf\n' "$(printf '%s' "$name" | roff)"
        roff <"$work/help of $name"
        echo '.fi'
    done <"$work/subcommands"
}

# Reads lines of options and appends what follows each: <tab> KIND <tab> VALUES. The program is asked for values: an option
# with fixed ones says so when it gets another. KIND: files, folders, values, both (files or values), other, none.
#   kinds SUBCOMMAND ("": the conversion)
kinds() {
    mkdir -p "$work/empty"
    while IFS= read -r line; do
        rest=${line#*"$tab"}
        answer=''
        [ -z "${rest%%"$tab"*}" ] ||
            answer=$(cd "$work/empty" && "$program" $1 "${line%%"$tab"*}" '?' 2>&1 </dev/null) || :
        case $answer in
        'dxil-spirv: '*': expected '*) answer=${answer##*: expected } ;;
        *) answer='' ;;
        esac
        printf '%s\t%s\n' "$line" "${answer%%"$newline"*}"
    done | awk -F '\t' -v subcommand="$1" '
        function expected(answer,    words, count, n, all) {
            sub(/ or /, ", ", answer)
            count = split(answer, words, ", ")
            if (count < 2 || answer !~ /^[a-z0-9, -]+$/) return ""
            for (n = 1; n <= count; n++) {
                if (words[n] ~ / /) return ""
                all = all (n > 1 ? " " : "") words[n]
            }
            return all
        }
        BEGIN {
            fixed["--target-env"] = "vulkan1.0 vulkan1.1 vulkan1.2 vulkan1.3 vulkan1.4"
            fixed["--root-signature"] = fixed["--local-root-signature"] = "embedded"
            fixed["--print-to"] = "printf vkd3d-ring"
            fixed["--check-to"] = "vkd3d-ring abort"
            fixed["--device"] = subcommand ? "" : "vulkan1.1 vulkan1.2 vulkan1.3 vulkan1.4"
        }
        {
            values = $1 in fixed ? fixed[$1] : expected($4)
            if ($1 ~ /^--(local-)?root-signature$/ || ($1 == "--device" && values)) kind = "both"
            else if (!$2) kind = "none"
            else if (values) kind = "values"
            else if ($2 ~ /(^|:)(FILE|PATH|DATA)|=DATA$/) kind = "files"
            else if ($2 ~ /(^|:)(DIR|FOLDER)/ || $1 == "--case") kind = "folders"
            else kind = "other"
            printf "%s\t%s\t%s\t%s\t%s\n", $1, $2, $3, kind, values
        }'
}

# The options of each command, and those of the conversion if it takes them.
options <"$work/help" | kinds '' >"$work/options"
while read -r name; do
    "$program" "$name" --help >"$work/help of $name"
    options <"$work/help of $name" | kinds "$name" >"$work/options of $name"
    ! tr '\n' ' ' <"$work/help of $name" |
        grep -Eq 'Options (are those of +the conversion|of +the conversion are those|of dxil-spirv )' ||
        cat "$work/options" >>"$work/options of $name"
done <"$work/subcommands"

# A case for each kind of value: "--loops) words="..."". The caller has the options of a command.
bash_values() {
    awk -F '\t' '
        $4 == "values" || $4 == "both" { printf "        %s) values=\"%s\"%s ;;\n", $1, $5, $4 == "both" ? " files=yes" : "" }
        $4 == "files" { files = files (files ? " | " : "") $1 }
        $4 == "folders" { folders = folders (folders ? " | " : "") $1 }
        $4 == "other" { others = others (others ? " | " : "") $1 }
        END {
            if (files) printf "        %s) files=yes ;;\n", files
            if (folders) printf "        %s) files=folders ;;\n", folders
            if (others) printf "        %s) files=no ;;\n", others
        }'
}

bash_completions() {
    words() { cut -f 1 | sort -u | tr '\n' ' '; }
    once() { awk -F '\t' '!seen[$1]++'; }
    echo '# Completions of dxil-spirv for bash.'
    echo '_dxil_spirv() {'
    echo '    local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} words values="" files=""'
    echo '    case ${COMP_WORDS[1]} in'
    while read -r name; do
        once <"$work/options of $name" >"$work/lines"
        printf '    %s)\n        words="%s"\n        case $before in\n' "$name" "$(words <"$work/lines")"
        bash_values <"$work/lines"
        printf '        esac\n        ;;\n'
    done <"$work/subcommands"
    once <"$work/options" >"$work/lines"
    printf '    *)\n        words="%s"\n        case $before in\n' "$(words <"$work/lines")"
    bash_values <"$work/lines"
    printf '        -o) files=yes ;;\n        esac\n        ;;\n    esac\n'
    printf '    [ "$COMP_CWORD" -gt 1 ] || words="$words %s"\n' "$(tr '\n' ' ' <"$work/subcommands")"
    cat <<'END'
    if [ -n "$values$files" ]; then
        words=$values
        compopt +o default 2>/dev/null
    fi
    COMPREPLY=($(compgen -W "$words" -- "$current"))
    [ "$files" != yes ] || { compopt -o filenames 2>/dev/null; COMPREPLY+=($(compgen -f -- "$current")); }
    [ "$files" != folders ] || { compopt -o filenames 2>/dev/null; COMPREPLY+=($(compgen -d -- "$current")); }
}
END
    echo 'complete -o default -F _dxil_spirv dxil-spirv'
}

# Each option is offered once: a subcommand may have one of the same name as the conversion.
zsh_completions() {
    arguments() {
        echo '    _arguments \'
        awk -F '\t' '!seen[$1]++' | sed -e 's/[][\\:]/\\&/g' -e "s/'/'\\\\''/g" | awk -F '\t' -v q="'" '{
            action = $4 == "values" ? "(" $5 ")" : $4 == "folders" ? "_files -/" : $4 == "other" ? " " : "_files"
            if ($4 == "both") action = "_dxil_spirv_values_or_files -- " $5
            printf "        %s%s[%s]%s%s \\\n", q, $1, $3, $4 == "none" ? "" : ":" tolower($2) ":" action, q }'
    }
    echo '#compdef dxil-spirv'
    cat <<'END'
_dxil_spirv_values_or_files() {
    _alternative "values:value:(${(j: :)argv[(r)--,-1][2,-1]})" 'files:file:_files'
}
END
    echo 'case $((CURRENT > 2)):$words[2] in'
    while read -r name; do
        echo "1:$name)"
        arguments <"$work/options of $name"
        echo "        '*:file:_files'"
        echo '    ;;'
    done <"$work/subcommands"
    echo '*)'
    arguments <"$work/options"
    printf "        '1:input or subcommand:{ _alternative \"subcommands:subcommand:(%s)\" \"files:input:_files\" }' \\\\\n" "$(tr '\n' ' ' <"$work/subcommands")"
    echo "        '*:input:_files'"
    echo '    ;;'
    echo 'esac'
}

fish_completions() {
    quoted() {
        awk -F '\t' '!seen[$1]++' | sed -e 's/\\/\\\\/g' -e "s/'/\\\\'/g" | awk -F '\t' -v condition="$1" -v q="'" '{
            takes = $4 == "none" ? "" : $4 == "values" || $4 == "other" ? " -x" : $4 == "folders" ? " -x" : " -r"
            if ($5) takes = takes " -a " q $5 q
            if ($4 == "folders") takes = takes " -a " q "(__fish_complete_directories)" q
            printf "complete -c dxil-spirv -n %s%s%s -l %s%s -d %s%s%s\n", q, condition, q, substr($1, 3), takes, q, $3, q }'
    }
    quoted "not __fish_seen_subcommand_from $(tr '\n' ' ' <"$work/subcommands" | sed 's/ $//')" <"$work/options"
    while read -r name; do
        printf "complete -c dxil-spirv -n __fish_use_subcommand -a %s -d '%s'\n" "$name" \
            "$(sed -n "s/^  dxil-spirv $name  *//p" "$work/help" | sed "s/'/\\\\\\\\'/g")"
        quoted "__fish_seen_subcommand_from $name" <"$work/options of $name"
    done <"$work/subcommands"
}

mkdir -p "$folder/man" "$folder/bash" "$folder/zsh" "$folder/fish"
man_page >"$folder/man/dxil-spirv.1"
bash_completions >"$folder/bash/dxil-spirv"
zsh_completions >"$folder/zsh/_dxil-spirv"
fish_completions >"$folder/fish/dxil-spirv.fish"

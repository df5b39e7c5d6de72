# Prints what an interactive zsh offers for a line.
#   zsh -f complete.zsh FOLDER-OF-COMPLETIONS LINE
zmodload zsh/zpty || exit 1
zpty shell 'TERM=dumb COLUMNS=300 zsh -f -i'
zpty -w shell "PS1=; stty -echo; fpath=(${(q)1} \$fpath); autoload -Uz compinit; compinit -u -D
listed() { compstate[insert]=; compstate[list]='list force'; }; comppostfuncs=(listed)
zle -C offer complete-word _main_complete; bindkey '^X' offer; print REA''DY"
zpty -r -m shell output '*READY*'
zpty -w -n shell "$2"$'\C-X'
# The list is complete when nothing has followed it for half a second.
output='' quiet=0
while (( quiet < 5 )); do
    sleep 0.1
    if zpty -r -t shell more; then
        output+=$more quiet=0
    else
        (( ${#${(f)output}} < 2 && ++waited < 50 )) || (( ++quiet ))
    fi
done
print -r -- "$output" | tr -d '\r' | tr '\t' ' '
zpty -d shell

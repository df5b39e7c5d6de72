#!/bin/sh
# Files: outputs are whole or absent, whatever happens; inputs are read as far as they go; JSON is UTF-8.
#   files.sh DXIL-SPIRV SHADERS
set -u
program=$1
shaders=$2
here=$(cd "$(dirname "$0")" && pwd)
. "$here/check.sh"
shader=$shaders/pixel/discard-alpha.dxil
beside() { find "$1" -name '.dxil-spirv-*' | grep -q .; }

# ---- A disk that is full: no file grows beyond 512 bytes. ----

# limited ARGUMENT...: runs the program. The shell's trap makes write() fail instead of the signal.
limited() (
    trap '' XFSZ
    ulimit -f 1
    "$program" "$@" 2>"$folder/output"
)
mkdir "$folder/full"
for output in s.spv s.spvasm s.json s.ll; do
    echo old >"$folder/full/$output"
    limited "$shader" -o "$folder/full/$output"
    check "$output: a full disk is an error" test $? -eq 2
    check "$output: the message has the reason" grep -q "$output: File too large" "$folder/output"
    check "$output: the old content is left" test "$(cat "$folder/full/$output")" = old
    limited "$shader" -o "$folder/full/new/$output"
    check "$output: no file is left" test ! -e "$folder/full/new/$output"
done
echo old >"$folder/full/page.html"
limited report "$shader" -o "$folder/full/page.html"
check 'a page: the old content is left' test "$(cat "$folder/full/page.html")" = old
limited "$shaders/control-flow/exits-meet-behind-loop.dxil" --cfg "$folder/full/pictures" -o /dev/null
check 'graphs: a full disk is an error' grep -q 'cannot write to this folder' "$folder/output"
check 'graphs: no file is left' refused sh -c "find '$folder/full/pictures' -type f | grep ."
check 'nothing is left beside' refused beside "$folder/full"

# The same where the signal ends the program.
sh -c "ulimit -f 1 && \"\$0\" \"\$1\" -o \"\$2\"" "$program" "$shader" "$folder/killed.spv" >/dev/null 2>&1
check 'a program that a signal ends writes no half file' test ! -e "$folder/killed.spv"

# ---- kill -9 during a batch: what is there is whole. ----

"$program" "$shaders" --output-folder "$folder/whole" --spirv 2>/dev/null
wrong=0 killed=0
for wait in 0.02 0.05 0.08 0.11 0.14; do
    "$program" "$shaders" --output-folder "$folder/part" --spirv --jobs 2 2>/dev/null &
    sleep $wait
    kill -9 $! && killed=$((killed + 1))
    wait $!
    for file in $(cd "$folder" && find part -name '*.spv'); do
        cmp -s "$folder/$file" "$folder/whole/${file#part/}" || wrong=$((wrong + 1))
    done
    rm -rf "$folder/part"
done 2>/dev/null
check 'runs were killed' test "$killed" -gt 0
check 'each output of a killed run is whole' test "$wrong" -eq 0

# ---- Links, modes, devices, pipes ----

"$program" "$shader" -o "$folder/expected.spv"
mkdir "$folder/links"
echo old >"$folder/links/target.spv"
chmod 600 "$folder/links/target.spv"
ln -s target.spv "$folder/links/link.spv"
ln -s missing.spv "$folder/links/dangling.spv"
"$program" "$shader" -o "$folder/links/link.spv"
"$program" "$shader" -o "$folder/links/dangling.spv"
check 'a link stays a link' test -L "$folder/links/link.spv"
check 'its target is written' cmp "$folder/expected.spv" "$folder/links/target.spv"
check 'a mode is kept' test "$(ls -l "$folder/links/target.spv" | cut -c 1-10)" = -rw-------
check 'a link to nothing makes its target' cmp "$folder/expected.spv" "$folder/links/missing.spv"
(umask 027 && "$program" "$shader" -o "$folder/masked.spv")
check 'a new file has the mode that the mask leaves' test "$(ls -l "$folder/masked.spv" | cut -c 1-10)" = -rw-r-----
expect 0 '' "$shader" --spirv -o /dev/null
check 'a device stays a device' test -c /dev/null
mkfifo "$folder/pipe"
cat "$folder/pipe" >"$folder/piped.spv" &
"$program" "$shader" --spirv -o "$folder/pipe"
wait $!
check 'a pipe is written to' cmp "$folder/expected.spv" "$folder/piped.spv"
check 'a pipe stays a pipe' test -p "$folder/pipe"
expect 2 'Is a directory' "$shader" --spirv -o "$folder/links"

# ---- Records: a full disk leaves whole lines, and a run that goes on starts with one. ----

mkdir "$folder/tree"
for n in 1 2 3 4 5 6 7 8; do cp "$shader" "$folder/tree/$n.dxil"; done
limited "$folder/tree" --output-folder "$folder/out" --table --records "$folder/records.jsonl" --jobs 1
check 'as many lines as fit' test "$(wc -l <"$folder/records.jsonl")" -eq $((512 / $(head -n 1 "$folder/records.jsonl" | wc -c)))
check 'the records end with a line' test "$(tail -c 1 "$folder/records.jsonl" | od -An -tx1)" = ' 0a'
printf '{"input": "half a line' >>"$folder/records.jsonl"
expect 0 'up to date' "$folder/tree" --output-folder "$folder/out" --table --records "$folder/records.jsonl" --resume
check 'half a line goes' refused grep -q 'half a line' "$folder/records.jsonl"
check 'a line for each input' test "$(wc -l <"$folder/records.jsonl")" -ge 8
expect 0 '0 converted, 8 up to date' "$folder/tree" --output-folder "$folder/out" --table --records "$folder/records.jsonl" \
    --resume

# ---- Inputs ----

# A shader before four gigabytes of nothing; endless devices and pipes.
cp "$shader" "$folder/large.dxil"
dd if=/dev/null of="$folder/large.dxil" bs=1 seek=4294967296 2>/dev/null
expect 0 '' "$folder/large.dxil" -o "$folder/large.spv"
check 'a container ends where its header says' cmp "$folder/expected.spv" "$folder/large.spv"
check 'also in a pipe' sh -c "cat '$shader' /dev/zero | '$program' - -o '$folder/large.spv'"
check 'with the same result' cmp "$folder/expected.spv" "$folder/large.spv"
expect 1 'neither a DXBC container nor LLVM bitcode' /dev/zero --asm
expect 1 'neither a DXBC container nor LLVM bitcode' run /dev/zero
printf 'BC\300\336' >"$folder/large.bc"
dd if=/dev/null of="$folder/large.bc" bs=1 seek=4294967296 2>/dev/null
expect 2 'File too large' "$folder/large.bc" --asm
expect 2 'File too large' "$shader" --asm --root-signature "$folder/large.bc"
expect 2 'File too large' rootsig "$folder/large.bc"
rm "$folder/large.dxil" "$folder/large.bc"

# ---- Names and texts that are not UTF-8 ----

is_utf8() { iconv -f UTF-8 -t UTF-8 "$@" >/dev/null; }
latin=$(printf 'gr\374n')
mkdir "$folder/latin"
if cp "$shader" "$folder/latin/$latin.dxil" 2>/dev/null; then # some file systems refuse such names
    set -- "$folder/latin" --output-folder "$folder/latin-out" --records "$folder/latin.jsonl"
    expect 0 '1 converted' "$@"
    check 'records are UTF-8' is_utf8 "$folder/latin.jsonl"
    check 'a byte that is not UTF-8 is an escape' grep -qF 'gr\udcfcn.dxil' "$folder/latin.jsonl"
    expect 0 '1 up to date' "$@" --resume
fi
# latin_1.dxil: a pixel shader, of DXC with -Zi -Qembed_debug, whose comments have ä, ü and the byte 0x80 as Latin-1 and
# an é as UTF-8.
for page in page.html page.json; do
    expect 0 '' report "$here/latin_1.dxil" -o "$folder/$page"
    check "$page is UTF-8" is_utf8 "$folder/$page"
    check "$page shows Latin-1" grep -q 'Färbt' "$folder/$page"
    check "$page shows UTF-8" grep -q 'und é' "$folder/$page"
done
# Overlong forms, surrogates, what is beyond U+10FFFF and half characters: each byte is Latin-1.
cp "$shader" "$folder/$(printf 'a\300\200b\355\240\200c\364\220\200\200d\342\202')" 2>/dev/null && {
    expect 0 '' report "$folder"/a*b*c*d* -o "$folder/page.json"
    check 'no false UTF-8' is_utf8 "$folder/page.json"
}

finish

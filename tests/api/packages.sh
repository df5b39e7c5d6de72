#!/bin/sh
# Makes .deb packages, unpacks them into one folder, and uses what they hold: the program, its manual page and completions,
# the library through pkg-config and CMake.
#   packages.sh BUILD-FOLDER FOLDER-OF-THE-PROGRAMS
set -eu
build=$1
programs=$2
for name in dpkg-deb dpkg-shlibdeps file; do
    command -v $name >/dev/null || { echo "no $name"; exit 77; }
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
fail() { echo "$1"; exit 1; }

# Without the programs that find dependencies, cpack refuses: packages that depend on nothing could be made without them.
cmake=$(command -v cmake)
! PATH=/nowhere "$cmake" -DCPACK_GENERATOR=DEB -P "$programs/../../cmake/PackageGenerators.cmake" 2>"$folder/log" ||
    fail 'packages are made without dpkg-shlibdeps'
grep -q 'Debian: dpkg-dev' "$folder/log" || { cat "$folder/log"; exit 1; }
(cd "$build" && cpack -G DEB -B "$folder/packages" >"$folder/log" 2>&1) || { cat "$folder/log"; exit 1; }
for name in libdxs libdxs-dev dxil-spirv dxil-spirv-modules; do
    package=$(find "$folder/packages" -maxdepth 1 -name "${name}[0-9_]*.deb" | head -n 1)
    [ -n "$package" ] || fail "no package $name"
    dpkg-deb -x "$package" "$folder/root"
    dpkg-deb -f "$package" >"$folder/$name"
    cat "$folder/$name" >>"$folder/control"
done
grep -q '^Depends: libdxs[0-9.]* (= ' "$folder/control" || fail 'libdxs-dev does not depend on its library'
grep -q '^Depends: .*libc6' "$folder/control" || fail 'no package depends on libc6'

# The tool starts without the libraries that only some options need.
grep -q '^Recommends: dxil-spirv-modules (= ' "$folder/dxil-spirv" || fail 'dxil-spirv does not recommend its modules'
! grep -E '^Depends: .*(stdc|spirv|png)' "$folder/dxil-spirv" || fail 'dxil-spirv depends on what it loads'
grep -q '^Depends: .*libspirv-cross' "$folder/dxil-spirv-modules" || fail 'the modules do not depend on SPIRV-Cross'

usr=$folder/root/usr
"$usr/bin/dxil-spirv" "$programs/../shaders/pixel/discard-alpha.dxil" -o "$folder/out.spv" -o "$folder/out.glsl" --validate
gzip -dc <"$usr/share/man/man1/dxil-spirv.1" >"$folder/page" 2>/dev/null || cp "$usr/share/man/man1/dxil-spirv.1" "$folder/page"
grep -q '\\-\\-root\\-signature' "$folder/page" || fail 'the manual page lacks --root-signature'

# Each shell is asked where it is installed: a line as typed, what it offers, what it does not.
in_bash() {
    bash -c '. "$1"; COMP_WORDS=($2) COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _dxil_spirv; printf "%s\n" "${COMPREPLY[@]}"' \
        bash "$usr/share/bash-completion/completions/dxil-spirv" "$1"
}
in_fish() {
    HOME=$folder fish --no-config -c 'source $argv[1]; complete -C $argv[2]' "$usr/share/fish/vendor_completions.d/dxil-spirv.fish" "$1" | cut -f 1
}
in_zsh() { zsh -f "$programs/complete.zsh" "$usr/share/zsh/vendor-completions" "$1"; }
completes() {
    for shell in bash fish zsh; do
        command -v $shell >/dev/null || continue
        in_$shell "$1" >"$folder/offered" 2>&1
        grep -Eq -- "^$2( |\$)" "$folder/offered" || { cat "$folder/offered"; fail "$shell does not complete '$1' to $2"; }
        ! grep -Eq -- "^$3( |\$)" "$folder/offered" || fail "$shell completes '$1' to $3"
    done
}
completes 'dxil-spirv --root' --root-signature --srv-shift
completes 'dxil-spirv rep' report rootsig
completes 'dxil-spirv cfg --s' --svg --srv-shift # the conversion's options are not those of every subcommand
completes 'dxil-spirv report --s' --srv-shift --svg # ... but those of report
completes 'dxil-spirv run --start' --start-instance --srv-shift # the second option of a line
# Values that the program knows, files and folders.
completes 'dxil-spirv x --loops un' unroll keep
completes 'dxil-spirv run x --bind-all r' random zeros
completes 'dxil-spirv x --root-signature em' embedded --asm
completes 'dxil-spirv report x --check st' stored-values --asm
mkdir "$folder/typed" "$folder/typed/subject"
: >"$folder/typed/substance.json"
cd "$folder/typed"
completes 'dxil-spirv x --cfg sub' 'subject/?' substance.json
completes 'dxil-spirv x --device subs' substance.json vulkan1.1
completes 'dxil-spirv x --device vulkan1.3' vulkan1.3 substance.json
cd - >/dev/null
grep -q -- "'--root-signature\[root signature to bind by; embedded\\\\: the entry point'\\\\''s own\]" "$usr/share/zsh/vendor-completions/_dxil-spirv" ||
    fail 'zsh does not tell what --root-signature is'
grep -q -- "-l root-signature -r -a 'embedded' -d 'root signature to bind by; embedded: the entry point\\\\'s own'" \
    "$usr/share/fish/vendor_completions.d/dxil-spirv.fish" || fail 'fish does not tell what --root-signature is'
[ -f "$usr/share/doc/dxs/LICENSE" ] || fail 'no LICENSE'
for name in 'libdxs[0-9]*' libdxs-dev dxil-spirv dxil-spirv-modules; do
    find "$usr/share/doc" -path "*/$name/copyright" | grep -q . || fail "no license in $name"
done
[ -f "$usr/share/doc/dxs/docs/README.md" ] || fail 'no documents'

libraries=$(dirname "$(find "$usr" -name dxs.pc)")
# shellcheck disable=SC2046
cc "$programs/header.c" -o "$folder/program" $(PKG_CONFIG_PATH=$libraries pkg-config --cflags --libs dxs)
LD_LIBRARY_PATH=$(dirname "$libraries") "$folder/program"
echo 'made, unpacked and used'

#!/bin/sh
# Makes .deb packages, unpacks them into one folder, and uses what they hold: the program, its manual page and completions,
# the library through pkg-config and CMake.
#   packages.sh BUILD-FOLDER FOLDER-OF-THE-PROGRAMS
set -eu
build=$1
programs=$2
command -v dpkg-deb >/dev/null && command -v dpkg-shlibdeps >/dev/null || { echo 'no dpkg-deb or dpkg-shlibdeps'; exit 77; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
(cd "$build" && cpack -G DEB -B "$folder/packages" >"$folder/log" 2>&1) || { cat "$folder/log"; exit 1; }

fail() { echo "$1"; exit 1; }
for name in libdxs libdxs-dev dxil-spirv; do
    package=$(find "$folder/packages" -maxdepth 1 -name "${name}[0-9_]*.deb" | head -n 1)
    [ -n "$package" ] || fail "no package $name"
    dpkg-deb -x "$package" "$folder/root"
    dpkg-deb -f "$package" >>"$folder/control"
done
grep -q '^Depends: libdxs[0-9.]* (= ' "$folder/control" || fail 'libdxs-dev does not depend on its library'
grep -q '^Depends: .*libc6' "$folder/control" || fail 'no package depends on libc6'

usr=$folder/root/usr
"$usr/bin/dxil-spirv" "$programs/../shaders/pixel/discard-alpha.dxil" -o "$folder/out.spv"
gzip -dc <"$usr/share/man/man1/dxil-spirv.1" >"$folder/page" 2>/dev/null || cp "$usr/share/man/man1/dxil-spirv.1" "$folder/page"
grep -q '\\-\\-root\\-signature' "$folder/page" || fail 'the manual page lacks --root-signature'
bash -c "
    . '$usr/share/bash-completion/completions/dxil-spirv'
    COMP_WORDS=(dxil-spirv --root) COMP_CWORD=1
    _dxil_spirv
    [[ \" \${COMPREPLY[*]} \" == *' --root-signature '* ]]" || fail 'bash completes nothing'
grep -q -- '--root-signature=' "$usr/share/zsh/vendor-completions/_dxil-spirv" || fail 'zsh completes nothing'
grep -q -- '-l root-signature -r' "$usr/share/fish/vendor_completions.d/dxil-spirv.fish" || fail 'fish completes nothing'
[ -f "$usr/share/doc/dxs/LICENSE" ] || fail 'no LICENSE'
[ -f "$usr/share/doc/dxs/docs/README.md" ] || fail 'no documents'

libraries=$(dirname "$(find "$usr" -name dxs.pc)")
# shellcheck disable=SC2046
cc "$programs/header.c" -o "$folder/program" $(PKG_CONFIG_PATH=$libraries pkg-config --cflags --libs dxs)
LD_LIBRARY_PATH=$(dirname "$libraries") "$folder/program"
echo 'made, unpacked and used'

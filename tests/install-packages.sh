#!/bin/sh
# Installs what the tests need, on Debian 12, 13 or testing: as root, or through sudo.
# Debian 12's own lavapipe lacks much of what shaders may use; the one in its backports has it. Of the package
# chromium-common only the Khronos validation layer and SwiftShader are unpacked, into build-chromium/: they need nothing but
# libc, while the package wants a desktop.
set -eu
[ "$(id -u)" -eq 0 ] && as_root='' || as_root=sudo
export DEBIAN_FRONTEND=noninteractive
. /etc/os-release

# Prints this machine's own source entry for Debian, with the suite replaced by the backports.
backports_source() {
    cat /etc/apt/sources.list.d/*.sources 2>/dev/null | sed '/^#/d' |
        awk -v RS= -v suite="$VERSION_CODENAME" '
            $0 ~ "Suites:([^\n]* )?" suite "( |\n)" && !found { found = 1; gsub(/Suites:[^\n]*/, "Suites: " suite "-backports"); print }'
}

backports_line() {
    cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list 2>/dev/null |
        sed -n "s/^\(deb .* \)$VERSION_CODENAME \(.*\)/\1$VERSION_CODENAME-backports \2/p" | head -n 1
}

$as_root apt-get update -qq
if [ "$VERSION_CODENAME" = bookworm ] && ! apt-cache policy | grep -q 'n=bookworm-backports'; then
    entry=$(backports_source)
    if [ -n "$entry" ]; then
        echo "$entry" | $as_root tee /etc/apt/sources.list.d/bookworm-backports.sources >/dev/null
    else
        backports_line | $as_root tee /etc/apt/sources.list.d/bookworm-backports.list >/dev/null
    fi
    $as_root apt-get update -qq
fi

# Since 2026 the library of SPIRV-Tools is in a package of its own.
spirv_library=$(apt-cache search --names-only '^spirv-tools-dev$' | cut -d ' ' -f 1)
$as_root apt-get install -y -qq --no-install-recommends cmake ninja-build gcc g++ clang clang-format pkg-config libc6-dev \
    spirv-headers spirv-tools $spirv_library libspirv-cross-c-shared-dev glslang-tools graphviz doxygen python3 libcmocka-dev libpng-dev libvulkan-dev llvm valgrind \
    libc6-dbg dpkg-dev file >/dev/null

# Other machines: 32 bits, and one whose bytes stand the other way round, whose plain char is unsigned too. (The package
# gcc-multilib would not stay beside compilers for others.)
$as_root apt-get install -y -qq --no-install-recommends libc6-dev-i386 "lib32gcc-$(gcc -dumpversion)-dev" \
    gcc-s390x-linux-gnu libc6-dev-s390x-cross qemu-user >/dev/null ||
    echo 'no compilers for other machines: these will be skipped'
if [ "$VERSION_CODENAME" = bookworm ]; then
    $as_root apt-get install -y -qq --no-install-recommends -t bookworm-backports mesa-vulkan-drivers >/dev/null
else
    $as_root apt-get install -y -qq --no-install-recommends mesa-vulkan-drivers >/dev/null
fi

# Where Debian has no such package, the tests concerned are skipped.
from_chromium=$(cd "$(dirname "$0")/.." && pwd)/build-chromium
mkdir -p "$from_chromium"
if (cd "$from_chromium" && apt-get download -qq chromium-common) 2>"$from_chromium/download.txt"; then
    dpkg-deb --fsys-tarfile "$from_chromium"/chromium-common_*.deb |
        tar -x -C "$from_chromium" --strip-components 4 ./usr/lib/chromium/libVkLayer_khronos_validation.so \
            ./usr/lib/chromium/libvk_swiftshader.so ./usr/lib/chromium/vk_swiftshader_icd.json
    rm "$from_chromium"/chromium-common_*.deb "$from_chromium/download.txt"
else
    cat "$from_chromium/download.txt"
    echo 'no chromium-common: tests with the validation layer and with SwiftShader will be skipped'
fi

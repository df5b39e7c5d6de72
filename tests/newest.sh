#!/bin/sh
# The newest drivers and tools of Debian: makes a root of Debian testing, builds this tree there, and runs
#   - golden: SPIRV-Tools must know and accept each module, also those that Debian 12's do not know;
#   - fuzz_valid, valid_pairs: likewise, with random options and pairs of options;
#   - the shaders with expected results, while the Khronos validation layer must object to nothing;
#   - all suites that run on Vulkan devices.
#
#     newest.sh [--root FOLDER] [--suite NAME] [--mirror URL] [--jobs N]
#
# --root: a root that stays. It is made if it lacks Debian, else brought up to date, and must not be this machine's own.
#         Without it the root is made in a temporary folder and removed at the end.
# --suite: default testing. --mirror: default that of this machine's own sources.
# Exit code: 0 all passed, 1 something failed, 77 skipped: no root can be made here. It takes root's rights and
# debootstrap, and six minutes on two processors.
set -u
top=$(cd "$(dirname "$0")/.." && pwd)
root='' suite=testing jobs=$(nproc) temporary=''
mirror=$(cat /etc/apt/sources.list.d/*.sources /etc/apt/sources.list 2>/dev/null |
    sed -n 's/^URIs: *\([^ ]*\).*/\1/p; s/^deb \(\[.*\] \)\{0,1\}\([^ ]*\).*/\2/p' | head -n 1)

while [ $# -gt 0 ]; do
    case $1 in
    --root) root=${2-} ;;
    --suite) suite=${2-} ;;
    --mirror) mirror=${2-} ;;
    --jobs) jobs=${2-} ;;
    *) sed -n '2,/^set/s/^# \{0,1\}//p' "$0"; exit 2 ;;
    esac
    [ $# -ge 2 ] || { echo "$1 takes an argument" >&2; exit 2; }
    shift 2
done

skip() {
    echo "skipped: $1"
    exit 77
}

inside() {
    chroot "$root" /usr/bin/env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 \
        DEBIAN_FRONTEND=noninteractive sh -c "cd /dxs && $1" </dev/null
}

clean_up() {
    umount "$root/proc" 2>/dev/null
    [ -z "$temporary" ] || rm -rf "$root"
}

make_root() {
    echo "== a root of Debian $suite in $root"
    script=/usr/share/debootstrap/scripts/$suite # what is newer than debootstrap is made as sid is
    [ -e "$script" ] || script=/usr/share/debootstrap/scripts/sid
    debootstrap --variant=minbase --include=ca-certificates "$suite" "$root" "${mirror:-http://deb.debian.org/debian}" \
        "$script" >"$root.log" 2>&1 || { tail -n 5 "$root.log"; rm -f "$root.log"; skip "debootstrap failed"; }
    rm -f "$root.log"
    # The machine's own way to its mirror: proxies, and mirrors that lag.
    cat /etc/apt/apt.conf.d/* 2>/dev/null | grep -E '^Acquire.*;$' >"$root/etc/apt/apt.conf.d/99machine"
    echo 'Dpkg::Use-Pty "0";' >>"$root/etc/apt/apt.conf.d/99machine" # the root has no /dev/pts
}

install_packages() {
    echo '== packages'
    inside 'apt-get update -qq && apt-get dist-upgrade -y -qq >/dev/null && tests/install-packages.sh &&
            apt-get install -y -qq --no-install-recommends vulkan-validationlayers >/dev/null'
}

build() {
    echo '== build'
    inside "cmake -G Ninja -B build -DDXS_WERROR=ON >build.txt && ninja -j $jobs -C build >build.txt" ||
        { tail -n 50 "$root/dxs/build.txt"; return 1; }
}

# step NAME COMMAND: runs a command in the root and notes how it ended.
results=''
failed=0
step() {
    echo "== $1"
    inside "$2" >"$root/dxs/step.txt" 2>&1 && verdict=passed || { verdict=FAILED; failed=$((failed + 1)); cat "$root/dxs/step.txt"; }
    results="$results$(printf '%-6s  %s: %s' $verdict "$1" "$(grep -E "$3" "$root/dxs/step.txt" | tail -n 1)")
"
}

[ "$(id -u)" -eq 0 ] || skip 'only root can change into another root'
[ -n "$root" ] || { root=$(mktemp -d) && temporary=yes; } || exit 1
trap clean_up EXIT
if [ ! -x "$root/usr/bin/apt-get" ]; then
    command -v debootstrap >/dev/null || skip 'there is no debootstrap'
    mkdir -p "$root" && make_root
fi
root=$(cd "$root" && pwd)
[ "$root" != / ] || { echo "--root names this machine's own root" >&2; exit 2; }
rm -rf "$root/dxs" && mkdir "$root/dxs"
inside true || skip "programs of $root do not run here"
cp /etc/resolv.conf /etc/hosts "$root/etc/" 2>/dev/null
mountpoint -q "$root/proc" || mount -t proc proc "$root/proc" 2>/dev/null
tar -C "$top" --exclude='./build*' --exclude=./.git -cf - . | tar -C "$root/dxs" -xf - || exit 1

install_packages && build || { echo 'FAILED: no build'; exit 1; }
lavapipe='VK_DRIVER_FILES=/usr/share/vulkan/icd.d/lvp_icd.json LP_NUM_THREADS=1 LP_NATIVE_VECTOR_WIDTH=256'
step 'modules before spirv-val' \
    'build/tests/golden/golden tests/shaders reference/shaders --newest' 'shaders passed'
step 'random options before spirv-val' \
    'build/tests/fuzz/fuzz_valid --newest --count 40000 tests/shaders tests/fuzz/corpus' 'conversions:'
step 'pairs of options before spirv-val' 'build/tests/fuzz/valid_pairs --newest tests/shaders' 'conversions:'
step 'shaders before the validation layer' \
    "$lavapipe build/tests/vulkan/vulkan-run-shaders --validation --jobs $jobs tests/shaders" 'passed, '
step 'suites on devices' \
    "ctest --test-dir build --output-on-failure -j $jobs -R 'vulkan|random|decoders|cfg_structurize_traces|cfg_reconv'" \
    'tests passed'

echo
inside "dpkg-query -W -f '\${Package} \${Version}\n' mesa-vulkan-drivers spirv-tools vulkan-validationlayers gcc"
printf '%s' "$results"
[ "$failed" -eq 0 ]

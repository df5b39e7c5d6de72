#!/bin/sh
# Compares what a Vulkan driver's compiler makes of the shaders that tests/dxbc has, too: through DXIL (before), and
# through DXBC (after). With FOLDER, what is before is FOLDER/TOPIC/NAME.spv, another translator's.
#   routes.sh BUILD [FOLDER]
# RADV compiles for GPUs that are not there; $DRIVER_GPU chooses one, as in driver.sh. $DRIVER_OPTIONS: options of
# dxil-spirv; by default all loops stay loops: only DXC writes which of them the source wants unrolled.
set -eu
[ $# -ge 1 ] || { sed -n '2,7s/^# //p' "$0" >&2; exit 2; }
build=$(cd "$1" && pwd)
here=$(cd "$(dirname "$0")" && pwd)
folder=${DRIVER_FOLDER:-$(mktemp -d)}
if [ "${DRIVER_GPU-}" ]; then
    for icd in /usr/share/vulkan/icd.d/radeon_icd*.json; do export VK_DRIVER_FILES="$icd" VK_ICD_FILENAMES="$icd"; done
    export RADV_FORCE_FAMILY="$DRIVER_GPU" AMD_FORCE_FAMILY="$DRIVER_GPU" RADV_DEBUG=nocache MESA_SHADER_CACHE_DISABLE=1
fi
# A folder of shaders: TOPIC of --output-folder is the folder's name.
convert() {
    for topic in "$1"/*/; do
        mkdir -p "$2/$(basename "$topic")"
        # shellcheck disable=SC2086
        "$build/cli/dxil-spirv" "$topic"*.dxil --output-folder "$2/$(basename "$topic")" --scalar-block-layout \
            --per-component-robustness ${DRIVER_OPTIONS---loops keep} >/dev/null 2>&1 || :
    done
}
rm -rf "${folder:?}/dxil" "$folder/dxbc" "$folder/before" "$folder/after"
(cd "$build/tests/dxbc/shaders" && find . -name '*.dxil') | while read -r file; do
    [ -f "$here/../shaders/$file" ] || continue
    mkdir -p "$folder/dxil/$(dirname "$file")" "$folder/dxbc/$(dirname "$file")"
    cp "$here/../shaders/$file" "$folder/dxil/$file"
    cp "$build/tests/dxbc/shaders/$file" "$folder/dxbc/$file"
done
convert "$folder/dxbc" "$folder/after"
if [ $# -ge 2 ]; then cp -r "$2" "$folder/before"; else convert "$folder/dxil" "$folder/before"; fi
for side in before after; do
    "$build/tests/bench/dxs-driver-bench" "$folder/$side" >"$folder/$side.tsv" 2>"$folder/$side.log" ||
        { cat "$folder/$side.log" >&2; exit 1; }
done
# shellcheck disable=SC2086
"$build/tests/bench/dxs-driver-bench" --compare ${DRIVER_BENCH_OPTIONS-} "$folder/before.tsv" "$folder/after.tsv"
echo "modules and statistics: $folder"

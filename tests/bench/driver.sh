#!/bin/sh
# Compares what a Vulkan driver's compiler makes of two revisions' SPIR-V: instructions, registers, spills, time, and
# the words of the SPIR-V itself.
#   driver.sh BUILD-BEFORE BUILD-AFTER [FILE.dxil | FOLDER]...      default: the project's own shaders
# The driver needs VK_KHR_pipeline_executable_properties. RADV compiles for GPUs that are not there; this chooses one:
#   DRIVER_GPU=navi31 driver.sh ...
# $DRIVER_OPTIONS: options of dxil-spirv, $DRIVER_BENCH_OPTIONS: of the comparison, $DRIVER_FOLDER: keeps the modules.
set -eu
[ $# -ge 2 ] || { sed -n '2,7s/^# //p' "$0" >&2; exit 2; }
before=$1
after=$2
shift 2
[ $# -ge 1 ] || set -- "$(dirname "$0")/../shaders"
folder=${DRIVER_FOLDER:-$(mktemp -d)}
if [ "${DRIVER_GPU-}" ]; then
    for icd in /usr/share/vulkan/icd.d/radeon_icd*.json; do export VK_DRIVER_FILES="$icd" VK_ICD_FILENAMES="$icd"; done
    export RADV_FORCE_FAMILY="$DRIVER_GPU" AMD_FORCE_FAMILY="$DRIVER_GPU" RADV_DEBUG=nocache MESA_SHADER_CACHE_DISABLE=1
fi
for side in before after; do
    eval "build=\$$side"
    rm -rf "${folder:?}/$side"
    mkdir -p "$folder/$side"
    # Files of different folders may share a name, so each folder has its own output.
    find "$@" -name '*.dxil' -exec dirname {} + | sort -u | while read -r source; do
        mkdir -p "$folder/$side/$(basename "$source")"
        # Shaders that are refused leave no module.
        # shellcheck disable=SC2086
        "$build/cli/dxil-spirv" "$source"/*.dxil --output-folder "$folder/$side/$(basename "$source")" \
            --scalar-block-layout --per-component-robustness ${DRIVER_OPTIONS-} >/dev/null 2>&1 || :
    done
    "$after/tests/bench/dxs-driver-bench" "$folder/$side" >"$folder/$side.tsv" 2>"$folder/$side.log" ||
        { cat "$folder/$side.log" >&2; exit 1; }
done
# shellcheck disable=SC2086
"$after/tests/bench/dxs-driver-bench" ${DRIVER_BENCH_OPTIONS-} --compare "$folder/before.tsv" "$folder/after.tsv"
echo "modules and statistics: $folder"

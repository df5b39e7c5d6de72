#!/bin/sh
# Holds inspect/needs.def against Vulkan's registry (Debian: libvulkan-dev): each row names a feature, property or extension
# that the registry lists for the capability. And each capability in the expected outputs has a row, or is part of
# Vulkan 1.0 or of another capability's extension.
#   needs.sh NEEDS.DEF EXPECTED-OUTPUTS
set -eu
table=$1
outputs=$2
registry=/usr/share/vulkan/registry/vk.xml
[ -f "$registry" ] || { echo "no registry: $registry"; exit 77; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# CAPABILITY FEATURE-OR-BIT-OR-EXTENSION, and CAPABILITY alone: names of later extensions count too.
sed -n '/<spirvcapabilities/,/<\/spirvcapabilities/p' "$registry" | awk '
    function value(name) { return match($0, " " name "=\"[^\"]*\"") ? substr($0, RSTART + length(name) + 3, RLENGTH - length(name) - 4) : "" }
    /<spirvcapability / { capability = value("name"); print capability, "listed" }
    /<enable / {
        if (value("version") == "VK_VERSION_1_0") print capability, "always"
        if (value("struct") != "") print capability, value("feature")
        if (value("property") != "") print capability, value("value")
        if (value("extension") != "") print capability, value("extension")
    }' | sort -u >"$folder/registry"

# CAPABILITY FEATURE-OR-BIT-OR-EXTENSION of the table. Names that extensions of several vendors share end differently.
sed -n 's/^NEED(\(.*\))$/\1/p' "$table" | awk -F', *' '{
    gsub(/"/, "")
    print $2, $4 == "FEATURE" ? $6 : $4 == "BIT" ? $7 : $9 }' | sort -u >"$folder/table"

failed=0
while read -r capability need; do
    short=${capability%KHR}
    short=${short%EXT}
    short=${short%NV}
    names=$(awk -v a="$capability" -v b="$short" '$1 == a || $1 == b || $1 == b "KHR" || $1 == b "EXT" || $1 == b "NV" { print $2 }' "$folder/registry")
    [ -n "$names" ] || continue # younger than this registry
    case $need in
    shaderSubgroupClock | rayTracingInvocationReorder | meshShader | taskShader | micromap) continue ;; # the registry names the extension only
    shaderSubgroupPartitioned) continue ;; # younger than this registry
    VK_NV_cooperative_vector) continue ;; # of a property, which the specification demands beside the feature
    esac
    if ! printf '%s\n' "$names" | grep -qxF "$need"; then
        echo "$capability: the table says $need, the registry" $names
        failed=1
    fi
done <"$folder/table"

find "$outputs" -name '*.spvasm' -exec sed -n 's/^ *OpCapability \([A-Za-z0-9]*\).*/\1/p' {} + | sort -u >"$folder/used"
while read -r capability; do
    short=${capability%KHR}
    short=${short%EXT}
    short=${short%NV}
    grep -qE "^($capability|$short|${short}KHR|${short}EXT|${short}NV) " "$folder/table" ||
        grep -qE "^$capability always$" "$folder/registry" ||
        case $capability in ShaderNonUniform | RayTraversalPrimitiveCullingKHR | DenormPreserve | DenormFlushToZero | SignedZeroInfNanPreserve | RoundingModeRTE) true ;; *) false ;; esac ||
        { echo "$capability: no row"; failed=1; }
done <"$folder/used"
exit $failed

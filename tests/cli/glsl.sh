#!/bin/bash
# The GLSL of the test shaders recompiles with glslang, apart from what not-recompiled.txt lists with its reason.
#   glsl.sh GOLDEN SHADERS EXPECTED-OUTPUTS [NAME...]        no names: all; golden writes the GLSL
set -u -o pipefail
golden=$1 shaders=$2 outputs=$3
shift 3
list=$(dirname "$0")/not-recompiled.txt
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
command -v glslangValidator >/dev/null || { echo 'skipped: no glslangValidator (Debian: glslang-tools)'; exit 77; }

"$golden" "$shaders" "$outputs" --glsl "$folder" >/dev/null # its exit code is that of the comparison, a test of its own

# Prints the execution model of NAME, or of NAME.ENTRY in a library.
stage_of() {
    local output=$outputs/$1.spvasm entry=
    [ -f "$output" ] || { output=$outputs/${1%.*}.spvasm entry=${1##*.}; }
    awk -v entry="$entry" '/^; entry / { inside = $3 == entry }
        $1 == "OpEntryPoint" && (entry == "" || inside) { print $2; exit }' "$output"
}

# Prints the name if glslang refuses NAME.glsl. What SPIRV-Cross refuses has a comment in place of GLSL.
compile() {
    local name=$1 stage
    head -n 1 "$folder/$name.glsl" | grep -q '^// SPIRV-Cross: ' && return
    stage=$(stage_of "$name")
    case ${stage%NV} in
    Fragment) stage=frag ;; Vertex) stage=vert ;; GLCompute) stage=comp ;; Geometry) stage=geom ;;
    TessellationControl) stage=tesc ;; TessellationEvaluation) stage=tese ;; MeshEXT) stage=mesh ;; TaskEXT) stage=task ;;
    RayGeneration*) stage=rgen ;; Intersection*) stage=rint ;; AnyHit*) stage=rahit ;; ClosestHit*) stage=rchit ;;
    Miss*) stage=rmiss ;; Callable*) stage=rcall ;; *) return ;;
    esac
    glslangValidator -V --target-env vulkan1.3 -S "$stage" -o /dev/null "$folder/$name.glsl" >/dev/null || echo "$name"
}
export -f compile stage_of
export outputs folder

if [ $# -eq 0 ]; then
    (cd "$folder" && find . -name '*.glsl' | sed 's|^\./||; s|\.glsl$||') >"$folder/names"
else
    printf '%s\n' "$@" >"$folder/names"
fi
xargs -P "$(nproc)" -n 16 bash -c 'for name; do compile "$name"; done' bash <"$folder/names" | sort >"$folder/refused"
sed '/^#/d; /^$/d' "$list" | sort >"$folder/listed"
sort "$folder/names" | join - "$folder/listed" >"$folder/expected"
# Other versions of glslang may accept more.
glslangValidator --version | grep -q ':12\.' || join "$folder/expected" "$folder/refused" >"$folder/both"
[ ! -f "$folder/both" ] || mv "$folder/both" "$folder/expected"
diff "$folder/expected" "$folder/refused" && echo "$(wc -l <"$folder/names") shaders, $(wc -l <"$folder/refused") that glslang refuses, all listed" && exit
echo "<: $list alone. >: glslang refuses it"
exit 1

#!/bin/sh
# Installs a build to a temporary prefix, then builds programs against it with the CMake package and with pkg-config.
#   install.sh CMAKE GENERATOR BUILD-FOLDER FOLDER-OF-THE-PROGRAMS
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$1" --install "$3" --prefix "$folder/prefix" >/dev/null

version=$(sed -n 's/^#define DXS_VERSION_\(MAJOR\|MINOR\) //p' "$folder"/prefix/include/dxs.h | paste -s -d .)
mkdir "$folder/project"
cp "$4/header.c" "$4/executor.c" "$4/inspect.c" "$4/decoders.c" "$folder/project/"
cat >"$folder/project/CMakeLists.txt" <<END
cmake_minimum_required(VERSION 3.25)
project(user C)
find_package(dxs $version REQUIRED)
add_executable(with_shared header.c)
target_link_libraries(with_shared dxs::dxs)
add_executable(with_static header.c)
target_link_libraries(with_static dxs::static)
add_executable(with_texts inspect.c)
target_link_libraries(with_texts dxs::inspect)
add_executable(with_static_texts inspect.c)
target_link_libraries(with_static_texts dxs::inspect_static)
add_executable(with_executor executor.c)
target_link_libraries(with_executor dxs::exec)
add_executable(with_static_executor executor.c)
target_link_libraries(with_static_executor dxs::exec_static)
add_executable(with_decoders decoders.c)
target_link_libraries(with_decoders dxs::decoders)
add_executable(with_static_decoders decoders.c)
target_link_libraries(with_static_decoders dxs::decoders_static)
END
"$1" -G "$2" -S "$folder/project" -B "$folder/build" -DCMAKE_PREFIX_PATH="$folder/prefix" >/dev/null
"$1" --build "$folder/build" >/dev/null
"$folder/build/with_shared"
"$folder/build/with_static"
"$folder/build/with_texts"
"$folder/build/with_static_texts"
"$folder/build/with_executor"
"$folder/build/with_static_executor"
"$folder/build/with_decoders"
"$folder/build/with_static_decoders"

if command -v pkg-config >/dev/null; then
    libraries=$(dirname "$(find "$folder/prefix" -name dxs.pc | head -n 1)")
    export PKG_CONFIG_PATH="$libraries"
    # shellcheck disable=SC2046
    cc "$folder/project/header.c" -o "$folder/with_pkg_config" \
        $(pkg-config --cflags --libs dxs)
    # shellcheck disable=SC2046
    cc "$folder/project/inspect.c" -o "$folder/texts_with_pkg_config" \
        $(pkg-config --cflags --libs dxs_inspect)
    # shellcheck disable=SC2046
    cc "$folder/project/executor.c" -o "$folder/executor_with_pkg_config" \
        $(pkg-config --cflags --libs dxs_exec)
    # shellcheck disable=SC2046
    cc "$folder/project/decoders.c" -o "$folder/decoders_with_pkg_config" \
        $(pkg-config --cflags --libs dxs_decoders)
    for program in with texts_with executor_with decoders_with; do
        LD_LIBRARY_PATH="$folder/prefix/lib:$(dirname "$libraries")" "$folder/${program}_pkg_config"
    done
    # A libdxs of another release: the same interface, but not the same inside.
    mkdir "$folder/other"
    echo 'int x;' >"$folder/other.c"
    cc -shared -fPIC -Wl,-soname,"libdxs.so.$version" -o "$folder/other/libdxs.so.$version" "$folder/other.c"
    if [ -f "$folder/prefix/lib/libdxs.so.$version" ] || [ -f "$(dirname "$libraries")/libdxs.so.$version" ]; then
        for program in texts_with executor_with; do
            ! LD_LIBRARY_PATH="$folder/other:$(dirname "$libraries")" "$folder/${program}_pkg_config" 2>"$folder/said" ||
                { echo "$program ran with another release of libdxs"; exit 1; }
            grep -qE 'DXS_INTERNAL_|dxs_internal_' "$folder/said" || { cat "$folder/said"; exit 1; }
        done
    fi
fi
# The README's program prints what the README says.
top=$4/../..
sed -n '/^```c$/,/^```$/p' "$top/README.md" | sed '/^```/d' >"$folder/readme.c"
cat >>"$folder/readme.c" <<'END'
int main(void)
{
    static char bytes[1 << 16];
    translate(bytes, fread(bytes, 1, sizeof(bytes), stdin));
    return 0;
}
END
cc "$folder/readme.c" -I "$folder/prefix/include" "$(find "$folder/prefix" -name libdxs.a)" -o "$folder/readme"
"$folder/readme" <"$top/tests/shaders/pixel/discard-alpha.dxil" >"$folder/printed"
grep -qxE '[0-9]+ words of SPIR-V' "$folder/printed"
grep -qF "it prints \`$(cat "$folder/printed")\`" "$top/README.md" || { cat "$folder/printed"; exit 1; }

# The library that takes the place of another one is there only if it was asked for.
if [ -f "$folder/prefix/include/dxil_spirv_c.h" ]; then
    # shellcheck disable=SC2046
    cc "$4/../../examples/dxil_spirv_client.c" -o "$folder/client" \
        $(pkg-config --cflags --libs dxil-spirv-c-shared)
    LD_LIBRARY_PATH="$folder/prefix/lib:$(dirname "$libraries")" "$folder/client" "$4/../../examples/squares.dxil" >/dev/null
elif find "$folder/prefix" -name 'libdxil-spirv*' | grep .; then
    echo 'it was not asked for'
    exit 1
fi
echo "installed and used"

#!/bin/sh
# As a subdirectory of another project, dxs offers its libraries and leaves the rest of that project alone: the build type,
# names of targets, what is installed and packaged.
#   subdirectory.sh CMAKE TOP-FOLDER COMPILER
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
fail() { echo "$1"; exit 1; }
cat >"$folder/CMakeLists.txt" <<END
cmake_minimum_required(VERSION 3.25)
project(user C)
add_subdirectory($2 dxs)
foreach(name IN ITEMS dxs static inspect exec decoders)
    if(NOT TARGET dxs::\${name})
        message(FATAL_ERROR "there is no target dxs::\${name}")
    endif()
endforeach()
foreach(name IN ITEMS dxil-spirv wheel texts package update-docs update-golden)
    if(TARGET \${name})
        message(FATAL_ERROR "\${name} is a target")
    endif()
endforeach()
if(CMAKE_BUILD_TYPE)
    message(FATAL_ERROR "the build type is \${CMAKE_BUILD_TYPE}")
endif()
END
"$1" -G "Unix Makefiles" -S "$folder" -B "$folder/build" -DCMAKE_C_COMPILER="$3" >"$folder/log" 2>&1 ||
    { cat "$folder/log"; exit 1; }
[ ! -e "$folder/build/CPackConfig.cmake" ] || fail 'it packages the project'
"$1" --install "$folder/build" --prefix "$folder/prefix" >"$folder/log" 2>&1 || { cat "$folder/log"; exit 1; }
[ -z "$(find "$folder/prefix" -type f 2>/dev/null)" ] || { find "$folder/prefix" -type f; fail 'it installs files'; }
echo 'a quiet subdirectory'

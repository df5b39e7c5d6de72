#!/bin/sh
# The Python module: its C interface against the headers and the compiler, its tests in place and from a wheel.
#   run.sh PYTHON CC SOURCE BUILD DXIL-SPIRV
set -eu
python=$1
cc=$2
source=$3
build=$4
tool=$5
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
export PYTHONDONTWRITEBYTECODE=1
unset DXS_LIBRARY || true

PYTHONPATH=$build/python "$python" "$source/python/generate.py" "$source/include" --layout >"$folder/layout.c"
"$cc" -std=c11 -fsyntax-only -I"$source/include" "$folder/layout.c"
[ "$(grep -c _Static_assert "$folder/layout.c")" -gt 1000 ]

PYTHONPATH=$build/python "$python" "$source/tests/python/test_dxs.py" "$source/tests/shaders" "$tool"

# The wheel, as pip installs it: unpacked beside nothing else.
"$python" "$source/python/wheel.py" "$build/python/dxs" "$build/python/dxs/libdxs.so" 0.0.1 "$source/LICENSE" "$folder" >/dev/null
mkdir "$folder/site"
if "$python" -m pip --version >/dev/null 2>&1; then
    "$python" -m pip install --quiet --no-index --no-deps --no-compile --target "$folder/site" "$folder"/*.whl
else
    "$python" -m zipfile -e "$folder"/*.whl "$folder/site"
fi
cd "$folder"
PYTHONPATH=$folder/site "$python" "$source/tests/python/test_dxs.py" "$source/tests/shaders" "$tool"

#!/bin/sh
# Builds the playground and tries it: its program in node, its page in a browser.
#   playground.sh DXIL-SPIRV SHADERS BUILD-FOLDER        77: Emscripten, node or chromium is missing
set -eu
program=$1
shaders=$2
build=$3
top=$(cd "$(dirname "$0")/../.." && pwd)
for tool in emcmake node chromium; do
    command -v $tool >/dev/null || { echo "skipped: no $tool"; exit 77; }
done
export NODE_PATH="${NODE_PATH:-/usr/share/nodejs}" # Debian's node finds Emscripten's modules there, others do not
if [ ! -f "$build/build.ninja" ] && command -v npm >/dev/null; then # Graphviz; the page can do without
    npm install --silent --prefix "$build" @viz-js/viz >/dev/null 2>&1 || echo 'no @viz-js/viz: graphs are text'
fi
[ -f "$build/build.ninja" ] || emcmake cmake -G Ninja -S "$top/cli/playground" -B "$build" >/dev/null
cmake --build "$build" >/dev/null
node "$top/tests/cli/playground.mjs" "$build" "$program" "$shaders"
exec node "$top/tests/cli/playground_page.mjs" "$build/playground.html" "$shaders"

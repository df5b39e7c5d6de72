#!/bin/sh
# The recipes of packaging/ have the version of the header, and name each folder that the build takes.
#   recipes.sh TOP-FOLDER
set -eu
cd "$1"
part() { sed -n "s/^#define DXS_VERSION_$1 //p" include/dxs.h; }
version=$(part MAJOR).$(part MINOR).$(part PATCH)
failed=0
grep -q "\"version\": \"$version\"" packaging/vcpkg/dxs/vcpkg.json || { echo "packaging/vcpkg/dxs/vcpkg.json is not of version $version"; failed=1; }
checked=0
for file in */CMakeLists.txt */sources.cmake; do
    folder=${file%%/*}
    case $folder in tests | build*) continue ;; esac
    checked=$((checked + 1))
    grep -q "\"$folder/\*\"" packaging/conan/conanfile.py || { echo "packaging/conan/conanfile.py does not export $folder"; failed=1; }
done
[ "$checked" -gt 10 ] || { echo "only $checked folders"; failed=1; }
for option in $(grep -ohE 'DXS_[A-Z_]+' packaging/conan/conanfile.py packaging/vcpkg/dxs/portfile.cmake | grep -v VERSION | sort -u); do
    grep -rqE "option\($option " CMakeLists.txt cli/CMakeLists.txt cmake || { echo "there is no option $option"; failed=1; }
done
if command -v python3 >/dev/null; then
    python3 -c 'import ast, sys; [ast.parse(open(path).read()) for path in sys.argv[1:]]' packaging/conan/conanfile.py packaging/conan/test_package/conanfile.py || failed=1
    python3 -c 'import json; json.load(open("packaging/vcpkg/dxs/vcpkg.json"))' || failed=1
fi
echo "$checked folders, version $version"
exit $failed

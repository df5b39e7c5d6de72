#!/bin/bash
# Plants faults and shows that fuzz targets find them: an oracle that never objects proves nothing. One file of the
# library is changed and compiled; the target is linked with it and must end with the promise that the fault breaks.
#   planted.sh TOP BUILD CC
set -u
top=$1
build=$2
compiler=$3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
failed=0

# plant FILE FROM TO TARGET PROMISE OBJECT...: OBJECTs are linked behind the changed file, which hides the library's own.
plant() {
    local file=$1 from=$2 to=$3 target=$4 promise=$5 log
    shift 5
    mkdir -p "$folder/${file%/*}"
    FROM=$from TO=$to awk 'BEGIN { from = ENVIRON["FROM"]; to = ENVIRON["TO"] }
        (at = index($0, from)) { $0 = substr($0, 1, at - 1) to substr($0, at + length(from)); n++ }
        { print } END { exit n != 1 }' "$top/$file" >"$folder/$file" || {
        echo "$file does not have this once: $from"
        failed=1
        return
    }
    if ! "$compiler" -std=c11 -O2 -I"$top" -I"$top/include" -I"$top/${file%/*}" -I"$build/${file%/*}" -c \
        "$folder/$file" -o "$folder/changed.o" ||
        ! "$compiler" "$build/tests/fuzz/CMakeFiles/fuzz_$target.dir"/*.o "$folder/changed.o" "$@" -lm -o "$folder/fuzz"; then
        failed=1
        return
    fi
    log=$(cd "$folder" && ./fuzz --runs 100000 --seconds 60 "${corpus[@]}" 2>&1)
    if grep -qF -- "broken: $promise" <<<"$log"; then
        echo "found: $file: $to"
    else
        printf 'not found: %s: %s\n%s\n' "$file" "$to" "$(tail -n 3 <<<"$log")"
        failed=1
    fi
}

tests="$build/tests/fuzz/libfuzz_mutator.a $build/tests/common/libtest_common.a"
library="$build/libdxs.a $build/libdxs_internal.a"

# plant_in ROOM FILE FROM TO TARGET PROMISE LIBRARY...
plant_in() {
    local room=$1 file=$2 from=$3 to=$4 target=$5 promise=$6 objects
    shift 6
    objects=$(find "$build/$room/CMakeFiles" -name '*.o' ! -name "$file.o")
    # shellcheck disable=SC2086
    plant "$room/$file" "$from" "$to" "$target" "$promise" $objects $tests "$@" $tests $library
}

# A decoder's buffers are smaller than what it writes and reads.
corpus=("$build"/tests/fuzz/found/decoders/*)
size='amount(&buffer->size, constants)'
executor=$build/exec/libdxs_exec_internal.a
plant_in decoders api.c "return $size;" "return $size & ~15u;" decoders \
    'decoders write within their buffers' "$executor"
plant_in decoders api.c "return $size;" "return buffer->role == DXS_DECODER_ROLE_INPUT ? $size / 2 : $size;" decoders \
    'outputs do not depend on what lies beyond the buffers' "$executor"

corpus=("$top/tests/fuzz/corpus" "$build/tests/fuzz/found/shaders")
plant_in compat resources.c '{*d3d, has_counter}' '{*d3d, 2 * has_counter}' compat 'a truth value is 0 or 1'
plant_in compat converter.c 'word_count * sizeof *converter->spirv.words;' \
    'word_count * sizeof *converter->spirv.words + 1;' compat 'SPIR-V consists of words'
plant_in compat converter.c 'memset(&converter->spirv, 0, sizeof converter->spirv);' '' compat \
    'only success gives SPIR-V'

# The fast paths of the reader do what the general one does.
plant_in_reader() {
    local file=dxil/reader/$1 objects
    objects=$(find "$build"/CMakeFiles/dxs{,_inspect}_objects.dir -name '*.o' ! -path "*/$file.o")
    # shellcheck disable=SC2086
    plant "$file" "$2" "$3" module "$4" $objects $tests
}
corpus=("$top/tests/fuzz/corpus" "$build/tests/fuzz/found/shaders")
result='a module does not depend on abbreviations'
error='an error does not depend on abbreviations'
plant_in_reader constants.c 'NO_VALUES >> reader_type(reader, (type_id)number)->kind & 1)' 'false)' "$error"
plant_in_reader metadata.c 'reader_value(reader, (value_id)value)->type != type)' 'false)' "$error"
plant_in_reader reader.c 'numbers >> 12 & 0x1F' 'numbers >> 6 & 0x1F' "$result"
plant_in_reader frequent.c '!cast_is_valid(' 'false && !cast_is_valid(' "$error"
plant_in_reader frequent.c 'reader_value(reader, argument)->type != types[n])' 'false)' "$error"
exit $failed

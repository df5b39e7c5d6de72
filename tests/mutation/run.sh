#!/bin/sh
# Runs the mutations of faults.mutations: applies each to a copy of the sources, builds the library, converts all test
# shaders and random programs, and executes those of which it makes other words than the unchanged library.
#
#     run.sh --bin BUILD [--only ROOM|NAME]... [--jobs N] [--again] [--whole] [--programs]
#            [--data FILE] [--settings "SETTING ..."]
#
#   --bin BUILD   a build folder with the tests (its programs are used as they are; results go to BUILD/mutation)
#   --only X      the mutations of a room (a folder, such as spirv/wave), or the one of this name; may be given several times
#   --jobs N      so many mutations at once (1)
#   --again       also those that have a result from before
#   --whole       run all shaders whose words change, not 64 in each setting; do not begin with the test that the data name
#   --programs    run random programs only, no shaders: what they find by themselves
#   --data FILE   the mutations of this file (random_mutations.py draws some) in the place of faults.mutations
#   --settings SETTINGS   only these of the settings to convert and run, 16 shaders in each: the quicker, coarser answer.
#                 "others" stands for what takes no single shader: graphs, verdicts, readings, units, the work graph
#   --table       only print the table of the results so far
#   --words       only print what the results so far say of each mutation
#
# A result counts for as long as the mutation's text is the same; after changes of the translator or of tests: --again.
# Exit code: 0 every mutation is found, or the data say why none can be; 1 not so; 2 wrong use.
set -u

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
bin='' only='' jobs=1 again= whole= programs= show= asked= data="$here/faults.mutations"
usage() { sed -n '2,/^set/s/^# \{0,1\}//p' "$0" >&2; exit 2; }
while [ $# -gt 0 ]; do
    case $1 in
    --bin) [ $# -ge 2 ] || usage; bin=$(cd "$2" && pwd) || exit 2; shift ;;
    --only) [ $# -ge 2 ] || usage; only="$only $2"; shift ;;
    --jobs) [ $# -ge 2 ] || usage; jobs=$2; shift ;;
    --data) [ $# -ge 2 ] || usage; data=$2; shift ;;
    --settings) [ $# -ge 2 ] || usage; asked=$2; shift ;;
    --again) again=1 ;;
    --whole) whole=1 ;;
    --programs) programs=1 ;;
    --table | --words) show=${1#--} ;;
    *) usage ;;
    esac
    shift
done
[ -n "$bin" ] || usage
mutate=$bin/tests/mutation/mutate words=$bin/tests/mutation/mutation-words
vulkan=$bin/tests/vulkan random=$bin/tests/random/random-shaders rules=$bin/tests/spirv/rules/spirv-rules
work=$bin/mutation shaders=$bin/mutation/tests/shaders results=$bin/mutation/results
[ -z "$programs" ] || results=$bin/mutation/results-of-programs
mkdir -p "$results" || exit 2
for program in "$mutate" "$words" "$vulkan/vulkan-run-shaders" "$vulkan/vulkan-compare-shaders" "$random" "$rules"; do
    [ -x "$program" ] || { echo "no $program: build it" >&2; exit 2; }
done
driver() { sed -n "s/^$1:[A-Z]*=//p" "$bin/CMakeCache.txt"; }
lavapipe=$(driver LAVAPIPE_ICD) swiftshader=$(driver SWIFTSHADER_ICD)
[ -n "$lavapipe" ] || { echo "no lavapipe: nothing executes" >&2; exit 2; }
case $swiftshader in *NOTFOUND) swiftshader= ;; esac

# ---- Ways to convert and to run -------------------------------------------------------------------------------------

heaps="--resource-heap-size 512 --sampler-heap-size 256"
bound="$shaders/atomic $shaders/binding $shaders/buffer $shaders/resource"
slots="--root-cbv address --root-srv address --root-uav address --static-cbv heap --heap-slots \
uniform-buffers=0:16,storage-buffers=0x40000:16,sampled-images=0x80000:64,uniform-texel-buffers=0x80000:64,\
storage-images=0xc0000:64,storage-texel-buffers=0xc0000:64,acceleration-structures=0x180000:16,counters=0x1c0000:64"
hostile=$(sed -n 's/^set(hostile_shaders \(.*\))$/\1/p' "$root/tests/vulkan/CMakeLists.txt")
skips=$vulkan/not-compared.txt
[ -f "$skips" ] || skips=$root/tests/vulkan/compare_shaders/not-compared.txt

# The settings of the tests in tests/vulkan/CMakeLists.txt, in the order in which they are tried.
settings="device executor compare baseline exact hostile untyped chains mutable records texels roots descriptors \
heaps-direct heaps-mapped signatures-1 signatures-2 compare-tables compare-roots swiftshader rules \
compare-features-1 compare-features-2 compare-features-3"
randoms="random random-baseline random-exact random-features random-pixel random-vertex random-tables random-roots \
random-signatures"
[ -z "$programs" ] || settings=
with_others=1
[ -z "$programs" ] || with_others=
if [ -n "$asked" ]; then
    settings=$(echo "$asked" | sed 's/\<others\>//') randoms=
    [ "$settings" != "$asked" ] || with_others=
fi

# Folders of the shaders that run in a setting.
folders() {
    case $1 in
    exact)
        for topic in arithmetic conversion double groupshared half integer local-array; do
            echo "$shaders/$topic"
        done ;;
    chains) echo "$shaders/atomic $shaders/buffer $shaders/half $shaders/resource" ;;
    hostile)
        echo "$shaders/guarantee"
        for name in $hostile; do
            echo "$shaders/$name.dxil"
        done ;;
    mutable | records | texels | roots | descriptors) echo "$bound" ;;
    signatures*) echo "$bound $shaders/ray-tracing $shaders/sampling" ;;
    heaps-direct) echo "$shaders/atomic $shaders/binding $shaders/resource" ;;
    heaps-mapped) echo "$shaders/binding $shaders/resource" ;;
    compare-roots) echo "$shaders/atomic $shaders/buffer $shaders/resource" ;;
    compare-tables) for topic in "$shaders"/*/; do
        [ "$topic" = "$shaders/binding/" ] || echo "$topic"
    done ;;
    *) echo "$shaders" ;;
    esac
}

# `with_setting SETTING PROGRAM ARGUMENT...`: the program with the setting's options and driver.
with_setting() {
    setting=$1 program=$2 icd=$lavapipe
    shift 2
    case $setting in
    baseline) set -- --baseline "$@" ;;
    exact) set -- --policy --exact "$@" ;;
    hostile) [ "$program" = "$words" ] || set -- --hostile "$@" ;;
    executor) [ "$program" = "$words" ] || { program=$LD_LIBRARY_PATH/tests/exec/exec-run-shaders; set -- --wave-size 64 "$@"; } ;;
    mutable) set -- --tables --policy "$heaps --mutable-descriptors --texel-buffer-alignment 64 --heap-size-source length \
--counters address" "$@" ;;
    records) set -- --tables --policy "$heaps --storage-buffer-alignment 64 --texel-buffer-alignment 64 \
--push-constant-overflow uniform --push-constant-limit 0 --static-cbv inline --counters address" "$@" ;;
    texels) set -- --tables --policy "$heaps --raw-heap-as-texels --counters texel --cbv-heap-as-storage \
--heap-size-source uniform" "$@" ;;
    roots) set -- --roots --policy "$heaps --push-constant-limit 8" "$@" ;;
    descriptors) set -- --roots --policy "$heaps --root-cbv push --root-srv descriptor --root-uav push" "$@" ;;
    heaps-direct) set -- --tables --policy "$heaps --descriptor-heap direct $slots" "$@" ;;
    heaps-mapped) set -- --tables --policy "$heaps --descriptor-heap mappings $slots,samplers=64:32 --counters storage \
--no-acceleration-structures-as-addresses --heap-size-source none --storage-buffer-alignment 0 \
--texel-buffer-alignment 0" "$@" ;;
    compare-tables) set -- --tables --policy "$heaps --mutable-descriptors --heap-size-source length" "$@" ;;
    compare-roots) set -- --roots --policy "$heaps --root-cbv push --root-srv descriptor --root-uav push" "$@" ;;
    compare-features-*) set -- --features "${setting##*-}" "$@" ;;
    untyped) set -- --policy --untyped-pointers "$@" ;;
    chains) set -- --policy --raw-access-chains "$@" ;;
    random-exact) set -- --exact "$@" ;;
    random-features)
        [ "$program" != "$words" ] || set -- 1 "$@"
        set -- --features "$@" ;;
    random-tables) set -- --tables --policy "$heaps --storage-buffer-alignment 64 --texel-buffer-alignment 64 \
--heap-size-source length --compute-derivatives linear" "$@" ;;
    signatures*) set -- --random-signatures "${setting#signatures-}" "$@" ;;
    random-signatures) set -- --random-signatures 1 "$@" ;;
    random-roots) set -- --roots --policy "$heaps" "$@" ;;
    random-baseline) set -- --baseline "$@" ;;
    random-pixel) set -- --stage pixel "$@" ;;
    random-vertex) set -- --stage vertex "$@" ;;
    golden) set -- --as-written "$@" ;;
    swiftshader) icd=$swiftshader ;;
    esac
    case $setting in random*) export GALLIVM_PERF=nopt ;; *) unset GALLIVM_PERF ;; esac
    VK_DRIVER_FILES=$icd VK_ICD_FILENAMES=$icd LP_NUM_THREADS=1 LP_NATIVE_VECTOR_WIDTH=256 \
        MESA_SHADER_CACHE_DISABLE=true timeout 600 "$program" "$@" 2>/dev/null # a mutated library may never end
}

programs_of() { case $1 in random) echo 1200 ;; *) echo 400 ;; esac; }

# `convert SETTING`: the lines of mutation-words, of the library in LD_LIBRARY_PATH.
convert() {
    case $1 in
    random*) with_setting "$1" "$words" --programs "$(programs_of "$1")" . ;; # a folder must be named
    *) with_setting "$1" "$words" $(folders "$1") ;; # names without blanks: folders of tests/shaders
    esac | grep '^= '
}

# ---- The unchanged library ------------------------------------------------------------------------------------------

sources=$(cd "$root" && ls | grep -vx -e 'build.*' -e docs -e tests) # what a mutation may change, and the build reads
launcher=
command -v ccache >/dev/null && launcher=-DCMAKE_C_COMPILER_LAUNCHER=ccache

# `copy_and_build FOLDER`: a copy of the sources with a build of the library.
copy_and_build() {
    rm -rf "$1" && mkdir -p "$1" || return 1
    for source in $sources; do
        cp -R "$root/$source" "$1/" || return 1
    done
    rm -rf "$1/reference/shaders"
    ln -s "$work/tests" "$1/tests"
    ln -s "$root/docs" "$1/docs" # tests/docs configures a file of theirs
    cmake -G Ninja -S "$1" -B "$1/build" -DDXS_BUILD_TESTS=ON -DDXS_BUILD_EXAMPLES=OFF $launcher \
        -DCMAKE_C_FLAGS="-Werror=int-conversion -Werror=incompatible-pointer-types" >"$1/log" 2>&1 &&
        ninja -j 1 -C "$1/build" dxs_shared >>"$1/log" 2>&1
}

# ---- One mutation ---------------------------------------------------------------------------------------------------

# `builds FOLDER TARGET...`: builds tests with the mutated sources; says so if that fails, as the test is left out then.
builds() {
    copy=$1
    shift
    ninja -j 1 -C "$copy/build" "$@" >"$copy/log" 2>&1 && return
    echo "left out: $* does not build with $name ($(grep -m 1 -E 'error:|^ninja: error' "$copy/log"))" >&2
    return 1
}

# Names in the first file whose lines differ in the second.
changed() { sort "$1" "$2" | uniq -u | cut -d' ' -f2 | sort -u; }

# `tests_of NAMES`: the shaders with these names, and those whose .run files name them as further stages.
tests_of() {
    for name; do
        echo "$name"
        for user in $(grep -lx "shader ${name##*/}" "$shaders/${name%/*}"/*.run 2>/dev/null); do
            user=${user#"$shaders/"}
            echo "${user%.run}"
        done
    done | sort -u
}

# `fails LIBRARY SETTING NAMES`: runs the tests of shaders or programs; prints the names of those that fail.
fails() {
    library=$1 setting=$2
    shift 2
    files=
    case $setting in
    random*)
        for seed; do
            LD_LIBRARY_PATH=$library with_setting "$setting" "$random" --seed "$seed" --count 1 --jobs 1 --timeout 30 |
                grep -q "seed $seed:" && echo "FAILED $seed"
        done
        return ;;
    compare*)
        for name in $(tests_of "$@"); do files="$files $shaders/$name.dxil"; done
        LD_LIBRARY_PATH=$library with_setting "$setting" "$vulkan/vulkan-compare-shaders" --runs 3 --timeout 30 --skip "$skips" $files ;;
    *)
        for name in $(tests_of "$@"); do
            [ ! -f "$shaders/$name.run" ] || files="$files $shaders/$name.run"
        done
        options="--timeout 30"
        [ "$setting" != executor ] || options=
        [ -z "$files" ] || LD_LIBRARY_PATH=$library with_setting "$setting" "$vulkan/vulkan-run-shaders" $options $files ;;
    esac | sed -n 's/^FAILED *\([^ :]*\).*/\1/p'
}

# `rules_of LIBRARY ARGUMENT...`: what spirv-rules says of shaders and programs; prints the first that fails.
rules_of() {
    library=$1
    shift
    LD_LIBRARY_PATH=$library timeout 60 "$rules" "$@" 2>/dev/null | sed -n 's/^FAILED \([^:]*\):.*/\1/p;T;q'
}

# `confirm LIBRARY SETTING NAMES`: prints the first name that fails with this library and not with the unchanged one.
confirm() {
    mutated=$1 setting=$2
    shift 2
    for suspect in $(fails "$mutated" "$setting" "$@"); do
        [ -z "$(fails "$work/unchanged/build" "$setting" "$suspect")" ] || continue
        echo "$suspect"
        return
    done
}

# `in_pieces LIBRARY SETTING LIST`: runs what the list names, some at a time, until one fails.
in_pieces() {
    case $2 in random*) size=8 most=24 ;; *) size=16 most=64 ;; esac
    [ -z "$asked" ] || most=16
    [ -z "$whole" ] || most=1000
    # a spread over the list comes first
    awk -v most="$most" '{ a[NR] = $0 } END { step = NR % 7 ? 7 : NR % 11 ? 11 : NR % 13 ? 13 : 1
        for (i = 0; i < NR && i < most; i++) print a[(i * step) % NR + 1] }' "$3" | xargs -n "$size" echo >"$3.pieces"
    while read -r piece; do
        found=$(confirm "$1" "$2" $piece)
        [ -z "$found" ] || { echo "$found"; return; }
    done <"$3.pieces"
}

# `graphs FOLDER`: what tests/cfg says, which executes graphs before and after; prints the first set that fails.
graphs() {
    builds "$1" test_cfg_programs test_cfg_counts test_cfg_structurize test_cfg_ssa || return
    tests=$1/build/tests/cfg
    for set in "programs 1 4000" "structurize small" "structurize random 1 8000" "counts --check $root/tests/cfg/counts.txt" \
        ssa "structurize fixtures $root/tests/cfg/fixtures.txt" "structurize three" "structurize four" "structurize families"; do
        timeout 600 "$tests"/test_cfg_$set >/dev/null 2>&1
        case $? in 0 | 124) continue ;; esac # 124: the machine is too busy to tell
        set=${set#structurize }
        echo "${set%% *}" && return
    done
}

# `verdicts FOLDER`: root signatures and runtime data against DXC's bytes and verdicts, pipeline layouts against those
# written by hand; prints the first program that fails.
verdicts() {
    for unit in root_signature_verdicts root_signature_text root_signature library layout layout_heaps layout_model options \
        answers; do
        builds "$1" "test_$unit" || continue
        ctest --test-dir "$1/build" -R "^unit_$unit\$" >"$1/log" 2>&1 || { echo "$unit"; return; }
    done
}

# `units FOLDER TEST...`: tests of base/, and of options, notes and features; prints the first that fails.
units() {
    tested=$1
    shift
    for unit; do
        builds "$tested" "$(echo "$unit" | sed 's/^unit_/test_/; s/^entry_/entry-/')" || continue
        ctest --test-dir "$tested/build" -R "^$unit\$" >"$tested/log" 2>&1 || { echo "units $unit"; return; }
    done
}

# `readings FOLDER`: the reader against LLVM's, against the other parts of each container, on bits written one by one, and
# on what DXC wrote of libraries; prints the first program that fails.
readings() {
    others="$work/tests/dxil/shaders $work/tests/spirv/rules/shaders $work/tests/unit/root_signatures"
    for program in parts test_dxil_bitstream test_dxil_container test_dxil_reader witness; do
        builds "$1" "$program" || continue
        run=$1/build/tests/dxil/$program
        case $program in
        parts) timeout 60 "$run" "$shaders" $others ;;
        witness)
            timeout 300 "$run" "$shaders"/*/*.dxil $(find $others -name '*.dxil') ;;
        *) timeout 60 "$run" ;;
        esac >/dev/null 2>&1 || { echo "${program#test_dxil_}"; return; }
    done
    builds "$1" test_library || return
    ctest --test-dir "$1/build" -R '^unit_library$' >"$1/log" 2>&1 || echo library
}

# `interface FOLDER`: dxil-spirv's interface against dxs.h with equal settings; prints the first program that fails.
interface() {
    for program in compat_model compat_results compat_misuse compat_drive; do
        builds "$1" "$program" || { echo unbuilt; return; }
        ctest --test-dir "$1/build" -R "^$program\$" >"$1/log" 2>&1 || { echo "$program"; return; }
    done
    ninja -j 1 -C "$1/build" compat_abi >"$1/log" 2>&1 || echo compat_abi # its checks are those of the compiler
}

# `nodes LIBRARY FOLDER`: work graphs, in both models, if words of their nodes change. The expected outputs show one
# model of each.
nodes() {
    [ -x "$vulkan/vulkan-work-graph" ] || return
    case $files in spirv/nodes/*) ;; *) grep -q work-graph/ "$2/golden" || return ;; esac
    folder_of_graphs=$shaders/work-graph
    hosts_fail() { # 0: passed, 2: skipped
        LD_LIBRARY_PATH=$library with_setting device timeout 60 "$@" >/dev/null
        case $? in 0 | 2) return 1 ;; esac
    }
    if hosts_fail "$vulkan/vulkan-work-graph" "$folder_of_graphs"; then
        echo "work-graph graph"
    elif hosts_fail "$vulkan/vulkan-node-pool" "$folder_of_graphs"; then
        echo "work-graph pool"
    elif hosts_fail "$vulkan/vulkan-work-graph" hazards "$folder_of_graphs"; then
        echo "work-graph hazards"
    fi
}

# `rules LIBRARY FOLDER`: the rules for modules that nothing runs.
rules() {
    list=
    for name in $(cat "$2/golden"); do
        [ -f "$shaders/$name.run" ] || list="$list $shaders/$name.dxil"
    done
    [ -z "$list" ] || rules_of "$1" --setting written $list | sed 's/^/rules /'
}

# `others LIBRARY FOLDER`: suites that run no shaders.
others() {
    failed=
    case $files in
    cfg/*) failed=$(graphs "$2" | sed "s/^/graphs /") ;;
    bindings/* | dxil/container/* | spirv/resources/*) failed=$(verdicts "$2" | sed "s/^/verdicts /") ;;
    base/*) failed=$(units "$2" unit_base robustness_arguments) ;;
    spirv/debug/*) failed=$(units "$2" unit_mapping compat_results) ;;
    spirv/*/*) ;;
    spirv/options.c*) failed=$(units "$2" unit_options robustness_arguments unit_mapping compat_results entry_features) ;;
    spirv/*) failed=$(units "$2" unit_mapping compat_results unit_options entry_features) ;;
    esac
    case $failed$files in
    dxil/*) readings "$2" | sed "s/^/readings /" ;;
    *) echo "$failed" ;;
    esac
}

# `verdict LIBRARY FOLDER HINT`: found SETTING NAME; survived; unreached.
verdict() {
    library=$1 folder=$2 hint=$3 reached=0 found=
    case $files in
    compat/*)
        found=$(interface "$folder")
        case $found in unbuilt) echo unbuilt ;; "") echo survived 0 ;; *) echo "found interface $found" ;; esac
        return ;;
    esac
    if [ -z "$whole$programs" ] && [ "$hint" != - ] && [ "$hint" != unseen ]; then
        case $hint in
        rules*) found=$(rules_of "$library" --programs 300 "$shaders" "$work/tests/spirv/rules/shaders" | sed 's/^/rules /') ;;
        graphs* | verdicts* | readings* | units*) found=$(others "$library" "$folder") ;;
        work-graph*) found=$(nodes "$library" "$folder") ;;
        rules*) found=$(rules "$library" "$folder") ;;
        *) found=$(confirm "$library" $hint) ;;
        esac
        [ -z "$found" ] || { echo "found ${hint%% *} ${found##* }"; return; }
    fi
    [ -n "$programs" ] || found=$(nodes "$library" "$folder")
    [ -n "$programs$found" ] || found=$(rules "$library" "$folder")
    [ -z "$found" ] || { echo "found $found"; return; }
    case $files$with_others in cfg/*1) found=$(others "$library" "$folder") ;; esac # no shader says it as quickly
    [ -z "$found" ] || { echo "found $found"; return; }
    for setting in $settings $randoms; do
        [ "$setting" != swiftshader ] || [ -n "$swiftshader" ] || continue
        case $setting$files in
        executordxil/*) builds "$folder" exec-run-shaders || continue ;;
        executor*) continue ;; # it has the reader only
        rules*)
            found=$(rules_of "$library" --programs 300 "$shaders" "$work/tests/spirv/rules/shaders")
            [ -z "$found" ] || { echo "found rules $found"; return; }
            continue ;;
        esac
        LD_LIBRARY_PATH=$library convert "$setting" >"$folder/words"
        changed "$folder/words" "$work/words.$setting" >"$folder/changed"
        count=$(wc -l <"$folder/changed")
        [ "$count" -gt 0 ] || continue
        reached=$((reached + count))
        found=$(in_pieces "$library" "$setting" "$folder/changed")
        [ -z "$found" ] || { echo "found $setting $found"; return; }
    done
    case $files$with_others in cfg/*) ;; *1) found=$(others "$library" "$folder") ;; esac
    [ -z "$found" ] || { echo "found $found"; return; }
    [ $((reached + $(wc -l <"$folder/golden"))) -gt 0 ] && echo "survived $reached" || echo unreached
}

# `run_one FOLDER ROOM NAME HASH HINT`: leaves the result in a file.
run_one() {
    folder=$1 room=$2 name=$3 hash=$4
    shift 4
    files=$("$mutate" apply "$name" "$folder" $data) || return 1
    result=unbuilt
    : >"$folder/golden"
    if ninja -j 1 -C "$folder/build" dxs_shared >"$folder/log" 2>&1; then
        LD_LIBRARY_PATH=$folder/build convert golden >"$folder/words"
        changed "$folder/words" "$work/words.golden" >"$folder/golden"
        result=$(verdict "$folder/build" "$folder" "$*")
    else
        echo "$name does not build: $(grep -m 1 'error:' "$folder/log")" >&2
    fi
    echo "$hash $room $name $(wc -l <"$folder/golden") $result" | tee "$results/$name"
    for file in $files; do
        cp "$work/unchanged/$file" "$folder/$file"
    done
}

# ---- All ------------------------------------------------------------------------------------------------------------

chosen() {
    "$mutate" list $data | while read -r room name hash hint; do
        case " $only " in "  " | *" $room "* | *" $name "*) echo "$room $name $hash $hint" ;; esac
    done
}

worker() {
    folder=$work/copy-$1
    copy_and_build "$folder" || { echo "the copy does not build: $folder/log" >&2; return 1; }
    chosen | while read -r room name hash hint; do
        if [ -z "$again" ] && grep -q "^$hash " "$results/$name" 2>/dev/null; then
            continue
        fi
        mkdir "$work/taken/$name" 2>/dev/null || continue # another worker has it
        run_one "$folder" "$room" "$name" "$hash" $hint </dev/null
    done
}

# Prints room, name and result of the chosen mutations.
summary() {
    chosen | while read -r room name hash hint; do
        if grep -q "^$hash " "$results/$name" 2>/dev/null; then
            set -- $(cat "$results/$name")
            golden=$4
            shift 4
            echo "$room $name $golden ${hint%% *} $*"
        else
            echo "$room $name 0 ${hint%% *} not-run"
        fi
    done
}

table() {
    summary | awk '{ n[$1]++; result[$1, $5]++; if ($5 != "found") { if ($4 == "unseen") known[$1]++; else left[$1]++ }
                  if ($5 != "found" && $3 > 0) golden[$1]++ }
        END { print "| room | mutations | found | survived | no shader reaches it | do not build | not run | of the rest with a reason | of the rest in the goldens |"
              print "| --- | --- | --- | --- | --- | --- | --- | --- | --- |"
              for (r in n) { printf "| %s | %d | %d | %d | %d | %d | %d | %d | %d |\n", r, n[r], result[r, "found"],
                  result[r, "survived"], result[r, "unreached"], result[r, "unbuilt"], result[r, "not-run"], known[r],
                  golden[r] | "sort"
                  all += n[r]; found += result[r, "found"] }
              close("sort")
              printf "\n%d of %d found\n", found, all }'
}

case $show in
table) table; exit 0 ;;
words) summary; exit 0 ;;
esac
"$mutate" check "$root" $data || exit 1
rm -rf "$work/taken" && mkdir -p "$work/taken" || exit 2
rm -rf "$work/tests" && cp -R "$root/tests" "$work/" || exit 2 # tests that change meanwhile do not matter
copy_and_build "$work/unchanged" || { echo "the library does not build: $work/unchanged/log" >&2; exit 2; }
ninja -j 1 -C "$work/unchanged/build" exec-run-shaders >>"$work/unchanged/log" 2>&1
for setting in golden $settings $randoms; do
    [ "$setting" != swiftshader ] || [ -n "$swiftshader" ] || continue
    [ "$setting" != rules ] || continue # it tells by itself
    LD_LIBRARY_PATH=$work/unchanged/build convert "$setting" >"$work/words.$setting"
done
number=0
while [ "$number" -lt "$jobs" ]; do
    number=$((number + 1))
    worker "$number" &
done
wait
table
summary | awk '$5 != "found" && $4 != "unseen" { bad = 1; print } END { exit bad }'

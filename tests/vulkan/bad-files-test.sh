#!/bin/sh
# What the runner says of .run files that are wrong, or that do not fit their shader.
#     bad-files-test.sh RUNNER SHADERS
set -u
runner=$1 shaders=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0

# refuses SHADER TEXT: the file on standard input, for this shader, fails with a message that contains the text.
refuses() {
    cp "$shaders/$1.dxil" "$work/case.dxil"
    cat >"$work/case.run"
    if "$runner" "$work/case.run" >"$work/output"; then
        echo "accepted, should be refused with: $2"
        failures=$((failures + 1))
    elif ! grep -qF "$2" "$work/output"; then
        echo "should say: $2"
        sed 's/^/    /' "$work/output"
        failures=$((failures + 1))
    fi
}

compute=atomic/spin-free-maximum # t0, u0

refuses $compute "the shader has no t7" <<'END'
dispatch 1 1 1
buffer t0 u32 zeros 64
buffer u0 u32 zeros 64
buffer t7 u32 0
END
refuses $compute "the file gives nothing for u0" <<'END'
dispatch 1 1 1
buffer t0 u32 zeros 64
END
refuses $compute "t0 is given as something that the shader does not take there" <<'END'
dispatch 1 1 1
texture t0 r32f 4x4 f32 zeros 16
buffer u0 u32 zeros 64
END
refuses $compute "the runner knows no feature 'flying'" <<'END'
dispatch 1 1 1
needs flying
END
refuses $compute "case.run:1: no count of groups: 0" <<'END'
dispatch 1 0 1
END
refuses $compute "case.run:1: no count of groups: 70000" <<'END'
dispatch 70000 1 1
END
refuses $compute "case.run:2: a register is a view already: srv" <<'END'
dispatch 1 1 1
typed t0 srv r32f f32 1
END
refuses $compute "case.run:2: no size: 100000x1" <<'END'
dispatch 1 1 1
texture t0 r32f 100000x1 f32 0
END
refuses $compute "case.run:2: the contents do not fill the texture" <<'END'
dispatch 1 1 1
texture t0 r32f 4x4 f32 0
END
refuses $compute "case.run:2: values start with their type" <<'END'
dispatch 1 1 1
buffer t0 sparse u32 1
END
refuses pixel/position "case.run:1: pixels have 1, 2, 4, 8 or 16 samples" <<'END'
draw 2x2 samples 3
END
refuses pixel/position "case.run:2: targets of several samples have components" <<'END'
draw 2x2 samples 4
target o0 rgba8
END
refuses pixel/position "case.run:2: targets of several samples start as zeros" <<'END'
draw 1x1 samples 4
target o0 r32f f32 0 0 0 0
END
refuses $compute "case.run:2: triangles have three vertices of three floats, boxes two corners" <<'END'
dispatch 1 1 1
scene t0 f32 0 0 0 1 1 1
END
refuses $compute "case.run:3: an instance has triangles or boxes, not both" <<'END'
dispatch 1 1 1
scene t0 boxes f32 0 0 0 1 1 1
scene t0 f32 0 0 0 1 0 0 0 1 0
END
refuses $compute "case.run:2: ids and contributions have 24 bits, masks 8" <<'END'
dispatch 1 1 1
instance t0 mask 256
END
refuses $compute "case.run:2: no format: r33f" <<'END'
dispatch 1 1 1
typed t0 r33f f32 0
END
refuses $compute "case.run:3: this register is given twice" <<'END'
dispatch 1 1 1
buffer t0 u32 0
buffer t0 u32 0
END
refuses $compute "case.run:2: no line starts with this word: bufer" <<'END'
dispatch 1 1 1
bufer t0 u32 0
END
refuses $compute "no dispatch, draw, vertices, rays or pipeline" <<'END'
buffer t0 u32 0
END
refuses $compute "a file starts its shader once" <<'END'
dispatch 1 1 1
draw 4x4
END
refuses $compute "the file starts a pixel shader, this is a compute shader" <<'END'
draw 4x4
END
refuses $compute "compute shaders have no inputs" <<'END'
dispatch 1 1 1
input COLOR f32 0
END
refuses pixel/position "the shader has no input COLOR0" <<'END'
draw 4x4
input COLOR f32 0
END
refuses pixel/position "an edge of a triangle goes through the centre or a sample of a pixel" <<'END'
draw 4x4
triangle 0 0  4 4  0 4
END
refuses pixel/position "targets stand behind the line" <<'END'
target o0 rgba32f
draw 4x4
END
refuses pixel/position "no format of this target" <<'END'
draw 4x4
target o0 d32f
END
refuses pixel/front-face "input NORMAL0 takes 3 values, or those of three corners, the file gives 4" <<'END'
draw 4x4
target o0 rgba32f
input NORMAL f32 1 2 3 4
END
refuses vertex/clip-and-cull "input POSITION0 takes 8 values, the file gives 4" <<'END'
vertices 2
input POSITION f32 1 2 3 4
END
refuses vertex/clip-and-cull "counts of vertices and instances are 1 to 4096" <<'END'
vertices 5000
END
refuses vertex/clip-and-cull "the shader writes no COLOR0" <<'END'
vertices 1
expect COLOR f32 0
END
refuses $compute "without descriptor checks there is no report" <<'END'
dispatch 1 1 1
buffer t0 u32 zeros 64
buffer u0 u32 zeros 64
report
END
refuses $compute "a count is missing" <<'END'
buffer t0 u32 random 1
END
refuses $compute "a count is missing" <<'END'
texture t0 r32ui 2x2 u32 1 2 3 4 random 1
END
refuses $compute "the contents do not fill the texture" <<'END'
texture t0 r32ui 2x2 u16 1 u32 random 1
END
refuses $compute "a report starts as zeros" <<'END'
report u32 1
END
refuses $compute "no place of a heap" <<'END'
destroyed u0
END

# lacks ROW CODE TEXT: with this row of the page of reasons, a shader that no device runs makes the runner end with the
# code and say the text.
lacks() {
    printf '| device | lacks |\n| --- | --- |\n%s\n' "$1" >"$work/page.md"
    cp "$shaders/$compute.dxil" "$work/other.dxil"
    printf 'dispatch 1 1 1\nbuffer t0 u32 fill 2 64\nbuffer u0 u32 fill 2 64\n' >"$work/other.run" # passes
    printf 'dispatch 1 1 1\nneeds subgroup-size 3\n' >"$work/case.run"
    "$runner" --lacks "$work/page.md" "$work/case.run" "$work/other.run" >"$work/output"
    code=$?
    if [ $code -ne "$2" ] || ! grep -qF "$3" "$work/output"; then
        echo "code $code, should be $2 with: $3"
        sed 's/^/    /' "$work/output"
        failures=$((failures + 1))
    fi
}

lacks '| `llvmpipe` | int64, waves of 3 lanes |' 1 'FAILED  no shader is skipped for: int64'
lacks '| `llvmpipe` | int64 |' 1 'page.md does not name this reason'
lacks '| `llvmpipe` | waves of 3 lanes |' 0 '1 passed, 0 failed, 1 skipped'
lacks '| `llvmpipe` `another` | int64 |' 0 '1 passed, 0 failed, 1 skipped'
[ $failures -eq 0 ] && echo "all are refused"
exit $((failures > 0))

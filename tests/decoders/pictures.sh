#!/bin/sh
# Draws a result of each decoder and encoder, for docs/guides/decoders.md, from what `dxil-spirv decoder NAME --run` prints.
#   pictures.sh DXIL-SPIRV FOLDER [--check [--vulkan]]     --check: compares with what is in the folder;
#                                                          --vulkan: of what a Vulkan device computes
set -eu
[ $# -ge 2 ] || { sed -n '2,5s/^# \{0,1\}//p' "$0"; exit 2; }
program=$1
target=$2
on=${4-}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Functions of awk that write SVG; colours by number.
svg='
function start(w, h) {
    printf "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" font-family=\"sans-serif\" font-size=\"11\">\n", w, h
    printf "<rect width=\"%d\" height=\"%d\" fill=\"#ffffff\"/>\n", w, h
}
function end() { print "</svg>" }
function colour(n) { return substr("#1f77b4#d62728#2ca02c#9467bd#ff7f0e#8c564b#17becf#bcbd22", 1 + 7 * (n % 8), 7) }
function box(x, y, w, h, fill) {
    printf "<rect x=\"%.4g\" y=\"%.4g\" width=\"%.4g\" height=\"%.4g\" fill=\"%s\" stroke=\"#888\"/>\n", x, y, w, h, fill
}
function label(x, y, words) { printf "<text x=\"%.4g\" y=\"%.4g\">%s</text>\n", x, y, words }
# Of a positive float, from its 32 bits.
function real(bits) { return (1 + bits % 8388608 / 8388608) * 2 ^ (int(bits / 8388608) - 127) }
# "name=1,2" of a record: numbers into v, from 1 on
function field(name, v,   i) {
    for (i = 2; i <= NF; i++)
        if (index($i, name "=") == 1) return split(substr($i, length(name) + 2), v, ",")
    return 0
}
'

decode() {
    name=$1
    shift
    # shellcheck disable=SC2086
    "$program" decoder "$name" $on --run "$@"
}

# A leaf of two cubics, a quadratic stem and a square of lines; each segment has a colour, dots are its points.
leaf() {
    decode path-segments tag_word_count=3 data_word_count=30 segment_capacity=8 tags=u8:11,15,14,9,9,9,13,16,0,0,0,0 \
        data=f32:20,120,20,20,120,20,180,120,120,220,60,180,20,120,180,120,220,120,260,160,280,60,340,60,340,120,280,120,280,60 "$@"
}
path_segments() {
    leaf segments=text:- |
        awk "$svg"'
        BEGIN { start(380, 240) }
        field("flags", f) && f[1] % 4 > 0 {
            n = field("points", p); count = f[1] % 4
            d = sprintf("M %g %g %s", p[1], p[2], count == 1 ? "L" : count == 2 ? "Q" : "C")
            for (i = 2; i <= count + 1; i++) d = d sprintf(" %g %g", p[2 * i - 1], p[2 * i])
            printf "<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"3\"/>\n", d, colour(NR)
            for (i = 1; i <= count + 1; i++)
                printf "<circle cx=\"%g\" cy=\"%g\" r=\"3\" fill=\"%s\"/>\n", p[2 * i - 1], p[2 * i], colour(NR)
        }
        END { end() }'
}

# The leaf's streams: a box for each tag, above the points that it takes.
path_segments_encode() {
    leaf segments="$work/segments"
    for part in tags data; do
        echo $part
        decode path-segments-encode segment_count=7 path_count=1 tag_word_capacity=3 data_word_capacity=30 \
            segments="$work/segments" $part=text:-
    done | awk "$svg"'
        BEGIN { start(980, 105); label(10, 16, "path-segments-encode: the tags of this leaf, and the points that each takes") }
        NF == 1 { part = $1; n = 0; next }
        part == "tags" { tag[n++] = $2 }
        part == "data" { word[n++] = real($2) }
        END {
            begins = 1; next_word = 0
            for (i = 0; tag[i]; i++) {
                points = tag[i] % 4 ? tag[i] % 4 + begins : 0
                width = points ? 62 * points : 30
                box(10 + x, 26, width, 28, colour(i) "60"); label(16 + x, 44, tag[i])
                for (k = 0; k < points; k++) {
                    box(10 + x + 62 * k, 60, 62, 28, colour(i) "30")
                    label(15 + x + 62 * k, 78, word[next_word] ", " word[next_word + 1])
                    next_word += 2
                }
                if (points) begins = int(tag[i] / 4) % 2
                x += width
            }
            end()
        }'
}

# Tiles of 32 x 32 pixels of a frame of 192 x 96, denser towards the middle: bins, and merged bins.
fdm() {
    bins="view_count=1 tiles_in_row=6 tile_width=32 tile_height=32 frame_width=192 frame_height=96 map_width=6 map_height=3
        map_texel_count=18 texel_width=32 texel_height=32 density_map=u8:63,63,63,63,127,127,127,127,63,63,63,63,63,63,127,127,255,255,255,255,127,127,63,63,63,63,63,63,127,127,127,127,63,63,63,63
        view_offsets=zeros:2 viewports=zeros:0 scissors=zeros:0 bin_count=18"
    for name in fdm fdm-merge; do
        echo "$name"
        # shellcheck disable=SC2086
        decode $name $bins $([ $name = fdm ] || echo pipe_width=6 pipe_height=3) bins=text:-
    done | awk "$svg"'
        BEGIN { start(810, 215) }
        NF == 1 { left = $1 == "fdm" ? 10 : 410; label(left, 14, $1 ": bins in the frame, and the area of a fragment"); next }
        field("visible", seen) && seen[1] == 1 {
            field("fragment_area", a); field("start", s); field("size_in_the_frame", z)
            box(left + 2 * s[1], 20 + 2 * s[2], 2 * z[1], 2 * z[2], a[1] == 1 ? "#fdd0a2" : a[1] == 2 ? "#fdae6b" : "#e6550d")
            label(left + 2 * s[1] + z[1] - 10, 24 + 2 * s[2] + z[2], a[1] " x " a[2])
        }
        END { end() }'
}

# A grid of 5 x 5 vertices, the middle ones higher. Indices have 5 bits, positions 3 bits a component.
mesh() {
    awk '
        function put(value, width,   i) {
            for (i = 0; i < width; i++) { word += value % 2 * 2 ^ used; value = int(value / 2); used++; if (used == 32) flush() }
        }
        function flush() { words = words "," sprintf("%.0f", word); word = 0; used = 0; count++ }
        BEGIN {
            for (y = 0; y < 4; y++)
                for (x = 0; x < 4; x++) {
                    a = 5 * y + x
                    put(a, 5); put(a + 5, 5); put(a + 1, 5); put(a + 1, 5); put(a + 5, 5); put(a + 6, 5)
                }
            if (used) flush()
            first = count
            for (y = 0; y < 5; y++)
                for (x = 0; x < 5; x++) {
                    height = (x == 2) + (y == 2) + 2 * (x == 2 && y == 2)
                    put(x, 3); put(y, 3); put(height, 3)
                }
            if (used) flush()
            bounds = "0x40000000,0x40000000,0x40000000,0x40600000,0,0,0,0x3f800000"
            printf "u32:0x4853454d,0x3454454c,0,2,1,%d,%s,%s,32,25,5,0,0,0,3,%d%s,0", count, bounds, bounds, first, words
        }'
}

# The mesh from above and from the side; the triangles that are left there are filled.
meshlet() {
    common="mesh_word_count=54 meshlet_count=1 mesh=$(mesh)"
    echo indices
    # shellcheck disable=SC2086
    decode meshlet $common triangle_capacity=32 vertex_capacity=25 indices=text:-
    echo vertices
    # shellcheck disable=SC2086
    decode meshlet $common triangle_capacity=32 vertex_capacity=25 vertices=text:-
    echo draws
    # x to the right, depth back and height up: clip x = x / 2.5 - 0.8, clip y = -0.35 height - 0.1 y + 0.75
    # shellcheck disable=SC2086
    decode meshlet-draws $common instance_count=1 index_size=2 index_word_count=48 draw_capacity=1 tests=12 front_face=0 \
        viewport_width=200 viewport_height=200 indices=text:- \
        instances=f32:0.4,0,0,-0.8,0,-0.1,-0.35,0.75,0,0.1,0,0.2,0,0,0,1,0,0,0,1
}
meshlet_picture() {
    meshlet | awk "$svg"'
        function corner(v, c) { return position[v, c] }
        function flat_x(v) { return 20 + 45 * corner(v, 1) }
        function flat_y(v) { return 30 + 45 * corner(v, 2) }
        function side_x(v) { return 260 + 100 * (1 + 0.4 * corner(v, 1) - 0.8) }
        function side_y(v) { return 20 + 100 * (1.75 - 0.1 * corner(v, 2) - 0.35 * corner(v, 3)) }
        function shape(a, b, c, view, fill) {
            printf "<polygon points=\"%g,%g %g,%g %g,%g\" fill=\"%s\" stroke=\"#555\"/>\n",
                view ? side_x(a) : flat_x(a), view ? side_y(a) : flat_y(a), view ? side_x(b) : flat_x(b),
                view ? side_y(b) : flat_y(b), view ? side_x(c) : flat_x(c), view ? side_y(c) : flat_y(c), fill
        }
        BEGIN { triangles = 0; vertices = 0; start(490, 240); label(20, 18, "meshlet: triangles and vertices"); label(260, 18, "meshlet-draws: what faces the camera") }
        NF == 1 { part = $1; next }
        part == "indices" { split($2, t, ","); for (i = 1; i <= 3; i++) triangle[triangles, i] = t[i]; triangles++ }
        part == "vertices" && field("position", p) { for (i = 1; i <= 3; i++) position[vertices, i] = p[i]; vertices++ }
        part == "draws" { words[count++] = $2 }
        END {
            for (i = 0; i < triangles; i++) {
                shape(triangle[i, 1], triangle[i, 2], triangle[i, 3], 0, colour(0) "40")
                shape(triangle[i, 1], triangle[i, 2], triangle[i, 3], 1, "none")
            }
            for (i = 0; 2 * count > i + 2; i += 3) {
                for (k = 0; k < 3; k++) { w = words[int((i + k) / 2)]; c[k] = (i + k) % 2 ? int(w / 65536) : w % 65536 }
                if (c[0] || c[1] || c[2]) shape(c[0], c[1], c[2], 1, colour(4))
            }
            end()
        }'
}

# The grid, encoded: the words of the file by what they are, and the sphere around the meshlet from above.
meshlet_encode() {
    common="mesh_word_count=54 meshlet_count=1 mesh=$(mesh) triangle_capacity=32 vertex_capacity=25"
    # shellcheck disable=SC2086
    decode meshlet $common indices="$work/indices" vertices="$work/vertices"
    # shellcheck disable=SC2086
    decode meshlet $common indices=text:-
    decode meshlet-encode meshlet_count=1 triangle_count=32 vertex_count=25 stream_count=2 mesh_word_capacity=54 \
        meshlets=u32:0,32,0,25 indices="$work/indices" vertices="$work/vertices" mesh=text:- | sed 's/^/word /'
}
meshlet_encode_picture() {
    meshlet_encode | awk "$svg"'
        function x_of(v) { return 60 + 30 * (v % 5) }
        function y_of(v) { return 85 + 30 * int(v / 5) }
        BEGIN { start(660, 265); label(10, 16, "meshlet-encode: the sphere around the meshlet, and the words of the file") }
        $1 == "word" { word[count++] = $3; next }
        {
            split($2, t, ",")
            printf "<polygon points=\"%d,%d %d,%d %d,%d\" fill=\"%s\" stroke=\"#555\"/>\n", x_of(t[1]), y_of(t[1]), x_of(t[2]), y_of(t[2]), x_of(t[3]), y_of(t[3]), colour(0) "40"
        }
        END {
            printf "<circle cx=\"%.4g\" cy=\"%.4g\" r=\"%.4g\" fill=\"none\" stroke=\"%s\"/>\n", 60 + 30 * real(word[6]), 85 + 30 * real(word[7]), 30 * real(word[9]), colour(1)
            split("header,its bounds,bounds of eight,streams,bits of triangles,bits of positions", name, ",")
            split("6,8,8,8,15,9", size, ",")
            for (i = 1; i <= 6; i++) {
                label(270, 44 + 36 * (i - 1), name[i])
                for (k = 0; k < size[i] && n < count; k++) { box(390 + 17 * k, 30 + 36 * (i - 1), 17, 22, colour(i) (word[n] ? "80" : "18")); n++ }
            }
            label(270, 258, "pale: 0")
            end()
        }'
}

# The document'"'"'s draw of 10 primitives: bins that each run covers.
visibility_stream() {
    decode visibility-stream pipe_count=1 draw_capacity=1 run_capacity=2 draw_word_count=1 primitive_word_count=1 \
        pipes=u32:0,1,0,1,4 draw_words=u8:250,128,0,2 primitive_words=u8:249,98,128,0 runs=text:- |
        awk "$svg"'
        BEGIN { start(420, 130); label(10, 16, "bins (downwards) that primitives (to the right) cover") }
        {
            field("bins", b); field("primitives", n)
            for (i = 0; i < n[1]; i++)
                for (bin = 0; bin < 4; bin++)
                    box(10 + 40 * (first + i), 26 + 24 * bin, 40, 24, int(b[1] / 2 ^ bin) % 2 ? colour(2) : "#eeeeee")
            first += n[1]
        }
        END { end() }'
}

# The streams of the same draw, bit by bit.
visibility_stream_encode() {
    for part in draw_words primitive_words; do
        decode visibility-stream-encode pipe_count=1 instance_count=1 run_count=2 draw_word_count=1 primitive_word_count=1 \
            sources=u32:0,1,4 instances=u32:0,2,1 runs=u32:15,5,0,5 $part=text:-
    done | awk "$svg"'
        BEGIN {
            start(690, 145)
            label(10, 16, "visibility-stream-encode: the streams of this draw; colours are the fields of a packet")
            draw = "draw stream: whether there are bins, bins, last instance, number of words, checksum; the end of the stream"
            run = "primitive stream: whether there are bins, bins, number of primitives, checksum; the second run has no bins"
            widths[1] = "1 4 1 1 1 24"; widths[2] = "1 4 5 1 1 5 1 14"
        }
        {
            count = split(widths[NR], width, " "); y = 30 + 56 * (NR - 1)
            label(10, y + 8, NR == 1 ? draw : run)
            bit = 0
            for (f = 1; f <= count; f++)
                for (k = 0; k < width[f]; k++) {
                    byte = int($2 / 256 ^ int(bit / 8)) % 256
                    value = int(byte / 2 ^ (7 - bit % 8)) % 2
                    box(10 + 21 * bit, y + 14, 21, 24, colour(f - 1) (value ? "a0" : "28"))
                    label(17 + 21 * bit, y + 30, value)
                    bit++
                }
        }
        END { end() }'
}

# Which data blocks each FEC block is of: each data block has a bit of its own.
fec_encode() {
    decode fec-encode packet_count=1 block_words=1 data_block_count=16 fec_block_count=5 degree_limit=8 \
        packets=u32:0,16,0,5,8,8,1 data=u32:1,2,4,8,16,32,64,128,256,512,1024,2048,4096,8192,16384,32768 fec_blocks=text:- |
        awk "$svg"'
        BEGIN { start(530, 175); label(10, 16, "fec-encode: the data blocks (across) that each FEC block (down) combines") }
        { for (i = 0; i < 16; i++) box(10 + 32 * i, 26 + 28 * (NR - 1), 32, 28, int($2 / 2 ^ i) % 2 ? colour(3) "90" : "#eeeeee") }
        END { end() }'
}

# 16 data blocks in two packets, of which some were lost (red): recovered (green) or not.
fec() {
    decode fec-encode packet_count=2 block_words=1 data_block_count=32 fec_block_count=10 degree_limit=8 \
        packets=u32:0,16,0,5,8,8,1,16,16,5,5,8,8,2 data=u32:$(seq -s, 1 32) fec_blocks="$work/fec"
    decode fec packet_count=2 block_words=1 data_block_count=32 fec_block_count=10 degree_limit=8 \
        packets=u32:0,16,0,5,8,8,1,16,16,5,5,8,8,2 data_received=u32:0xb7ffefdf fec_received=u32:0x321 \
        data_in=u32:$(seq -s, 1 32) fec_in="$work/fec" data_out=text:- |
        awk "$svg"'
        BEGIN { start(530, 90); received = "11111011111101111111111111101101" 
            label(10, 16, "data blocks of two packets: received (blue), recovered (green), lost (red)") }
        {
            n = NR - 1
            got = substr(received, 1 + n, 1) == 1
            box(10 + 32 * (n % 16), 24 + 30 * int(n / 16), 32, 30, got ? colour(0) "60" : $2 == NR ? colour(2) "90" : colour(1) "90")
            label(18 + 32 * (n % 16), 43 + 30 * int(n / 16), $2)
        }
        END { end() }'
}

# Element of a per-vertex and of a per-instance attribute for each invocation of 3 instances of 5 vertices.
instancing() {
    decode instancing vertex_count=21 attribute_count=2 first_id=0 id_count=72 is_instanced=1 \
        attributes=u32:0xffffffff,4,0,4,84,1,4,0,4,12 addresses=text:- |
        awk "$svg"'
        BEGIN { start(740, 170); label(10, 16, "elements of 72 invocations: 3 instances of 21 vertices, padded to 24; per vertex, then per instance") }
        {
            n = int((NR - 1) / 2); attribute = (NR - 1) % 2; element = $2 == 4294967295 ? -1 : $2 / 4
            x = 10 + 30 * (n % 24); y = 26 + 72 * attribute + 22 * int(n / 24)
            box(x, y, 30, 22, element < 0 ? "#dddddd" : colour(attribute ? element : 0) "50")
            if (element >= 0) label(x + 9, y + 15, element)
        }
        END { end() }'
}

# A disc in a ramp of 64 x 32 pixels: as memory has it, and decoded.
gs_vram() {
    pixels=$(awk 'BEGIN { for (y = 0; y < 32; y++) for (x = 0; x < 64; x++) {
        inside = (x - 20) ^ 2 + (y - 16) ^ 2 < 150
        printf "%s%d", x + y ? "," : "", inside ? 230 + 120 * 256 : 4 * x + 256 * 7 * y + 65536 * 160 } }')
    decode gs-vram-upload vram_blocks=32 stride=1 width=64 height=32 pixels="u32:$pixels" vram="$work/vram"
    decode gs-vram vram_blocks=32 stride=1 width=64 height=32 vram="$work/vram" pixels="png:64:$work/out/decoder-gs-vram.png"
    # fec copies what has arrived: here memory, 64 words a row.
    decode fec packet_count=1 block_words=64 data_block_count=32 packets=u32:0,32,0,0,0,0,1 data_received=u32:0xffffffff \
        fec_received=zeros:0 data_in="$work/vram" fec_in=zeros:0 data_out="png:64:$work/out/decoder-gs-vram-memory.png"
}

mkdir "$work/out"
path_segments >"$work/out/decoder-path-segments.svg"
fdm >"$work/out/decoder-fdm.svg"
meshlet_picture >"$work/out/decoder-meshlet.svg"
visibility_stream >"$work/out/decoder-visibility-stream.svg"
fec >"$work/out/decoder-fec.svg"
path_segments_encode >"$work/out/decoder-path-segments-encode.svg"
meshlet_encode_picture >"$work/out/decoder-meshlet-encode.svg"
visibility_stream_encode >"$work/out/decoder-visibility-stream-encode.svg"
fec_encode >"$work/out/decoder-fec-encode.svg"
instancing >"$work/out/decoder-instancing.svg"
gs_vram
if [ "${3:-}" != --check ]; then
    cp "$work"/out/* "$target"
    exit
fi
for file in "$work"/out/*; do
    cmp "$file" "$target/$(basename "$file")"
done

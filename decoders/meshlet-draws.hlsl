// Draws of up to 256 triangles from Granite's compressed meshlets: local indices of 8 or 16 bits and indirect commands, of
// what an instance's view shows. A chunk is eight meshlets that follow each other.
// pass count
// pass place
// pass cull
// pass tally
// pass gather
// pass list
// variant waves: cull

cbuffer constants : register(b0)
{
    uint mesh_word_count;
    uint meshlet_count;
    uint instance_count;
    uint index_size, index_word_count;
    uint draw_capacity;
    uint tests, front_face;
    int viewport_x, viewport_y, viewport_width, viewport_height;
};

struct chunk_place
{
    uint quads, vertices; // of the chunks before it; a quad is room for four triangles, which is whole words
};

struct block_sum // of BLOCK chunks; `place` makes quads and vertices those before them
{
    uint quads, vertices, faults;
};

struct draw_sum // of ITEMS items; `gather` makes draws those before them
{
    uint draws, triangles;
};

struct draw // VkDrawIndexedIndirectCommand, D3D12_DRAW_INDEXED_ARGUMENTS
{
    uint index_count, instance_count, first_index, vertex_offset, first_instance;
};

struct instance_view
{
    float4 x, y, z, w; // rows of the matrix from the mesh to clip space
    float4 camera;
};

StructuredBuffer<uint> mesh : register(t0);
StructuredBuffer<instance_view> instances : register(t1);
RWStructuredBuffer<uint> indices : register(u0);
RWStructuredBuffer<draw> draws : register(u1);
RWStructuredBuffer<uint> outcome : register(u2);
RWStructuredBuffer<block_sum> block_sums : register(u3);
RWStructuredBuffer<chunk_place> chunk_places : register(u4);
RWStructuredBuffer<uint> drawn : register(u5); // triangles of each chunk and instance, at its first meshlet's item
RWStructuredBuffer<draw_sum> draw_sums : register(u6);

static const uint GROUP = 256;
static const uint BLOCK = 256, CHUNK = 8;
static const uint ITEMS = 1024; // an item is a meshlet in an instance
static const uint INSTANCE_WORDS = 3; // of the outcome
static const uint TEST_FRUSTUM = 1, TEST_CONES = 2, TEST_FACING = 4, TEST_SMALL = 8;
static const uint FRONT_COUNTER_CLOCKWISE = 0, FRONT_CLOCKWISE = 1;

#include "group.hlsli"
#include "meshlet.hlsli"

uint words_of_quad()
{
    return index_size == 1 ? 3 : 6;
}

uint chunk_count()
{
    return (meshlet_count + CHUNK - 1) / CHUNK;
}

// ---- Where the indices of each chunk lie ------------------------------------------------------------------------------

// A thread has a chunk.
[numthreads(256, 1, 1)]
void count(uint3 group : SV_GroupID, uint in_group : SV_GroupIndex)
{
    numbering n = number_threads(in_group);
    layout l = read_layout();
    uint block = number_of(group), chunk = block * BLOCK + n.thread;
    uint2 own = uint2(0, 0);
    bool is_damaged = false;
    if (!l.is_valid)
        return;
    if (chunk < chunk_count())
        for (uint i = chunk * CHUNK; i < min(chunk * CHUNK + CHUNK, meshlet_count); i++)
            own += read_counts(l, i, is_damaged);
    own.x = (own.x + 3) / 4;
    prefix p = sum_over_group(n, uint3(own, is_damaged));
    chunk_place before = {p.before.x, p.before.y};
    if (chunk < chunk_count())
        chunk_places[chunk] = before;
    block_sum sum = {p.total.x, p.total.y, p.total.z ? DAMAGED : 0};
    if (n.thread == 0 && block * BLOCK < chunk_count())
        block_sums[block] = sum;
}

// One group: what lies before each block.
[numthreads(256, 1, 1)]
void place(uint in_group : SV_GroupIndex)
{
    numbering n = number_threads(in_group);
    layout l = read_layout();
    uint blocks = (chunk_count() + BLOCK - 1) / BLOCK;
    uint3 before = uint3(0, 0, 0);
    if (!l.is_valid)
    {
        if (n.thread < 4)
            outcome[n.thread] = n.thread == 0 ? NO_MESH : 0;
        return;
    }
    for (uint first = 0; first < blocks; first += GROUP)
    {
        block_sum own = (block_sum)0;
        if (first + n.thread < blocks)
            own = block_sums[first + n.thread];
        prefix p = sum_over_group(n, uint3(own.quads, own.vertices, own.faults != 0));
        own.quads = before.x + p.before.x;
        own.vertices = before.y + p.before.y;
        if (first + n.thread < blocks)
            block_sums[first + n.thread] = own;
        before += p.total;
    }
    if (n.thread == 0)
    {
        uint words = before.x * words_of_quad();
        bool is_too_large = words != 0 && instance_count > index_word_count / words;
        outcome[0] = (before.z ? DAMAGED : 0) | (is_too_large ? TOO_LARGE : 0);
        outcome[1] = 0;
        outcome[2] = 0;
        outcome[INSTANCE_WORDS] = words;
    }
}

// The word at which a chunk's indices begin; 0xffffffff if there is not room for all of them.
uint first_word(uint chunk, uint instance, uint quads)
{
    uint size = words_of_quad(), of_instance = outcome[INSTANCE_WORDS];
    uint before = (chunk_places[chunk].quads + block_sums[chunk / BLOCK].quads) * size;
    if (of_instance != 0 && instance > index_word_count / of_instance)
        return 0xffffffff;
    uint first = instance * of_instance + before;
    return first <= index_word_count && quads * size <= index_word_count - first ? first : 0xffffffff;
}

// ---- Culling ----------------------------------------------------------------------------------------------------------

float dot_3(float3 a, float3 b)
{
    precise float sum = a.x * b.x + a.y * b.y + a.z * b.z;
    return sum;
}

float dot_4(float4 row, float3 position)
{
    precise float sum = dot_3(row.xyz, position) + row.w;
    return sum;
}

bool is_behind(float4 plane, float3 center, float radius)
{
    precise float distance = dot_4(plane, center), square = distance * distance;
    precise float limit = radius * radius * dot_3(plane.xyz, plane.xyz);
    return distance < 0 && square > limit;
}

bool is_outside(instance_view v, float3 center, float radius)
{
    precise float4 planes[6] = {v.w + v.x, v.w - v.x, v.w + v.y, v.w - v.y, v.z, v.w - v.z};
    bool outside = false;
    [unroll] for (uint i = 0; i < 6; i++)
        outside = outside || is_behind(planes[i], center, radius);
    return outside;
}

// Whether all of the triangles are seen from behind. The camera is a point (w = 1), or the opposite of the direction in
// which all look (w = 0).
bool is_turned_away(float4 camera, float3 center, float radius, float3 axis, float cutoff)
{
    precise float3 to_center = center * camera.w - camera.xyz;
    precise float along = dot_3(to_center, axis) - radius * camera.w;
    precise float square = along * along, limit = cutoff * cutoff * dot_3(to_center, to_center);
    return along > 0 && cutoff >= 0 && square >= limit;
}

// A sphere and a cone.
struct bound
{
    float4 sphere, cone;
};

bound read_bound(uint first)
{
    bound b;
    b.sphere = asfloat(uint4(mesh[first], mesh[first + 1], mesh[first + 2], mesh[first + 3]));
    b.cone = asfloat(uint4(mesh[first + 4], mesh[first + 5], mesh[first + 6], mesh[first + 7]));
    return b;
}

bool is_bound_visible(instance_view v, bound b)
{
    return !((tests & TEST_FRUSTUM) && is_outside(v, b.sphere.xyz, b.sphere.w)) &&
           !((tests & TEST_CONES) && is_turned_away(v.camera, b.sphere.xyz, b.sphere.w, b.cone.xyz, b.cone.w));
}

// The other bits: left, above, right, below, of what is not behind.
static const uint BEHIND = 16, INACCURATE = 32, OUTSIDE = 31;
static const float GUARD_BAND = 4, MOST_SUBPIXELS = 8388608;

// A vertex on the screen, in 256ths of pixels. Pixels have their middles at multiples of 256, less one: what ends there
// does not cover them.
struct vertex
{
    int2 window;
    uint code;
};

vertex project(instance_view v, float3 position)
{
    float x = dot_4(v.x, position), y = dot_4(v.y, position), w = dot_4(v.w, position);
    float2 size = float2(128 * viewport_width, 128 * viewport_height);
    float2 middle = float2(256 * viewport_x + 128 * viewport_width - 129, 256 * viewport_y + 128 * viewport_height - 129);
    precise float2 c = float2(x / w, y / w);
    precise float2 window = round(c * size + middle);
    bool is_accurate = abs(c.x) <= GUARD_BAND && abs(c.y) <= GUARD_BAND && abs(window.x) < MOST_SUBPIXELS &&
                       abs(window.y) < MOST_SUBPIXELS;
    vertex result;
    uint sides = (c.x <= -1 ? 1 : 0) | (c.y <= -1 ? 2 : 0) | (c.x >= 1 ? 4 : 0) | (c.y >= 1 ? 8 : 0);
    result.code = (w > 0 ? sides : BEHIND) | (is_accurate ? 0 : INACCURATE);
    result.window = is_accurate ? int2(window) : int2(0, 0);
    return result;
}

// The product of signed numbers: its low 32 bits, and the high ones with the sign bit inverted, so that they compare.
uint2 product(int signed_a, int signed_b)
{
    uint a = (uint)signed_a, b = (uint)signed_b;
    uint low = (a & 0xffff) * (b & 0xffff), left = (a >> 16) * (b & 0xffff), right = (a & 0xffff) * (b >> 16);
    uint middle = (low >> 16) + (left & 0xffff) + (right & 0xffff);
    uint high = (a >> 16) * (b >> 16) + (left >> 16) + (right >> 16) + (middle >> 16);
    high -= (signed_a < 0 ? b : 0) + (signed_b < 0 ? a : 0);
    return uint2(a * b, high ^ 0x80000000);
}

bool is_less(uint2 a, uint2 b)
{
    return a.y < b.y || (a.y == b.y && a.x < b.x);
}

bool is_front(int2 a, int2 b, int2 c)
{
    uint2 one = product(b.x - a.x, c.y - a.y), other = product(b.y - a.y, c.x - a.x);
    if (front_face == FRONT_COUNTER_CLOCKWISE)
        return is_less(one, other);
    return is_less(other, one) || (front_face != FRONT_CLOCKWISE && is_less(one, other));
}

// Whether the triangle's bounding box has the middle of a pixel.
bool reaches_middles(int2 a, int2 b, int2 c)
{
    int2 least = min(min(a, b), c) >> 8, most = max(max(a, b), c) >> 8;
    return all(least != most);
}

bool is_triangle_visible(vertex a, vertex b, vertex c)
{
    if ((tests & TEST_FRUSTUM) && (a.code & b.code & c.code & OUTSIDE))
        return false;
    if ((a.code | b.code | c.code) & (BEHIND | INACCURATE))
        return true;
    return !((tests & TEST_FACING) && !is_front(a.window, b.window, c.window)) &&
           !((tests & TEST_SMALL) && !reaches_middles(a.window, b.window, c.window));
}

// The words that a lane's three components or a triangle lie in: all are on their way before one is waited for.
uint3 read_words(layout l, stream s, uint first)
{
    uint number = first >> 5;
    return uint3(payload_word(l, s, number), payload_word(l, s, number + 1), payload_word(l, s, number + 2));
}

// Of values of more than 16 bits the lowest 16 count.
uint3 read_components(layout l, stream s, uint lane)
{
    uint width = s.bits & 0xff, first = lane * 3 * width;
    uint2 bits = shifted(read_words(l, s, first), first & 31), rest = shifted(uint3(bits, 0), width & 31);
    uint3 components = uint3(bits.x, rest.x, shifted(uint3(rest, 0), width & 31).x);
    if (width > 16)
        for (uint c = 1; c < 3; c++)
            components[c] = shifted(read_words(l, s, first + c * width), first + c * width & 31).x;
    return components & ((1u << min(width, 16)) - 1);
}

float3 position_of(stream s, uint3 components)
{
    float scale = scale_of(s);
    return float3(signed_16(components.x + s.base_0) * scale, signed_16(components.y + (s.base_0 >> 16)) * scale,
                  signed_16(components.z + s.base_1) * scale);
}

// Numbers of the meshlet's vertices.
uint3 read_triangle(layout l, stream s, uint lane)
{
    uint bits = shifted(read_words(l, s, 15 * lane), 15 * lane & 31).x;
    return uint3(bits, bits >> 5, bits >> 10) & 31;
}

groupshared uint2 sublets[CHUNK]; // triangles and vertices
groupshared vertex projected[GROUP];
groupshared uint local_indices[GROUP]; // the three vertices of the triangles that are left, 8 bits each

// Of a chunk: its four or two indices that follow each other from `first` on. Zeros behind the last.
uint pack_indices(uint first, uint triangles)
{
    uint word = 0, bits = index_size == 1 ? 8 : 16;
    for (uint i = 0; i < 32 / bits; i++)
    {
        uint number = (first + i) / 3, c = (first + i) % 3;
        if (number < triangles)
            word |= (local_indices[number] >> 8 * c & 0xff) << bits * i;
    }
    return word;
}

// Bits of the triangles of each meshlet that are left, by lane.
groupshared uint left_of[CHUNK];

void note_left(uint thread, bool is_left)
{
#ifdef WAVES
    bool lanes_are_bits = WaveActiveAllTrue(WaveGetLaneIndex() == thread % LANES);
    uint bits = WaveActiveBallot(is_left).x;
    if (lanes_are_bits)
    {
        if (WaveIsFirstLane())
            InterlockedOr(left_of[thread / LANES], bits);
        return;
    }
#endif
    if (is_left)
        InterlockedOr(left_of[thread / LANES], 1u << thread % LANES);
}

// A thread for each triangle and each vertex of a chunk. What it reads is on its way as soon as its place is known.
[numthreads(256, 1, 1)]
void cull(uint3 group : SV_GroupID, uint in_group : SV_GroupIndex)
{
    layout l = read_layout();
    uint chunk = number_of(group), instance = group.y, in_chunk = in_group / LANES, lane = in_group % LANES;
    uint meshlet = chunk * CHUNK + in_chunk, i, item = instance * meshlet_count + chunk * CHUNK;
    if (!l.is_valid || chunk >= chunk_count())
        return;
    instance_view v = instances[instance];
    bound of_chunk = read_bound(HEADER_WORDS + BOUND_WORDS * (meshlet_count + chunk));
    uint existing = min(meshlet, meshlet_count - 1);
    bound own = read_bound(HEADER_WORDS + BOUND_WORDS * existing);
    stream triangles = read_stream(l, existing, STREAM_TRIANGLES), positions = read_stream(l, existing, STREAM_POSITIONS);
    uint first = first_word(chunk, instance, 0);
    bool is_damaged = false;
    if (!is_bound_visible(v, of_chunk))
    {
        if (in_group == 0)
            drawn[item] = 0;
        return;
    }
    uint2 counts = meshlet < meshlet_count ? counts_of(triangles, is_damaged) : uint2(0, 0);
    bool is_visible = is_bound_visible(v, own);
    uint3 corners = uint3(0, 0, 0), components = uint3(0, 0, 0);
    if (is_visible && lane < counts.x)
        corners = min(read_triangle(l, triangles, lane), counts.y - 1);
    if (is_visible && lane < counts.y)
        components = read_components(l, positions, lane);
    if (lane == 0)
    {
        sublets[in_chunk] = counts;
        left_of[in_chunk] = 0;
    }
    if (is_visible && lane < counts.y)
        projected[in_group] = project(v, position_of(positions, components));
    GroupMemoryBarrierWithGroupSync();

    uint first_vertex = 0, all_triangles = 0;
    for (i = 0; i < CHUNK; i++)
    {
        first_vertex += i < in_chunk ? sublets[i].y : 0;
        all_triangles += sublets[i].x;
    }
    uint words = (all_triangles + 3) / 4 * words_of_quad();
    is_visible = is_visible && lane < counts.x && first <= index_word_count && words <= index_word_count - first;
    if (is_visible)
        is_visible = is_triangle_visible(projected[in_chunk * LANES + corners.x], projected[in_chunk * LANES + corners.y],
                                         projected[in_chunk * LANES + corners.z]);
    note_left(in_group, is_visible);
    GroupMemoryBarrierWithGroupSync();

    uint before = countbits(left_of[in_chunk] & ((1u << lane) - 1)), total = 0;
    for (i = 0; i < CHUNK; i++)
    {
        before += i < in_chunk ? countbits(left_of[i]) : 0;
        total += countbits(left_of[i]);
    }
    if (is_visible)
    {
        corners += first_vertex;
        local_indices[before] = corners.x | corners.y << 8 | corners.z << 16;
    }
    GroupMemoryBarrierWithGroupSync();

    uint in_word = index_size == 1 ? 4 : 2;
    for (i = in_group; i * in_word < 3 * total; i += GROUP)
        indices[first + i] = pack_indices(i * in_word, total);
    if (in_group == 0)
        drawn[item] = total;
}

// ---- Commands ---------------------------------------------------------------------------------------------------------

// Triangles of the item's chunk if it is the chunk's first.
uint drawn_at(uint item)
{
    return item < meshlet_count * instance_count && item % meshlet_count % CHUNK == 0 ? drawn[item] : 0;
}

// A thread has four items: draws and triangles of each group.
[numthreads(256, 1, 1)]
void tally(uint3 group : SV_GroupID, uint in_group : SV_GroupIndex)
{
    numbering n = number_threads(in_group);
    layout l = read_layout();
    uint block = number_of(group);
    draw_sum own = (draw_sum)0;
    if (!l.is_valid || block * ITEMS >= meshlet_count * instance_count)
        return;
    for (uint i = 0; i < ITEMS / GROUP; i++)
    {
        uint triangles = drawn_at(block * ITEMS + n.thread * (ITEMS / GROUP) + i);
        own.draws += triangles != 0;
        own.triangles += triangles;
    }
    prefix p = sum_over_group(n, uint3(own.draws, own.triangles, 0));
    own.draws = p.total.x;
    own.triangles = p.total.y;
    if (n.thread == 0)
        draw_sums[block] = own;
}

// One group: what lies before each block.
[numthreads(256, 1, 1)]
void gather(uint in_group : SV_GroupIndex)
{
    numbering n = number_threads(in_group);
    layout l = read_layout();
    uint blocks = (meshlet_count * instance_count + ITEMS - 1) / ITEMS;
    uint2 before = uint2(0, 0);
    if (!l.is_valid)
        return;
    for (uint first = 0; first < blocks; first += GROUP)
    {
        draw_sum own = (draw_sum)0;
        if (first + n.thread < blocks)
            own = draw_sums[first + n.thread];
        prefix p = sum_over_group(n, uint3(own.draws, own.triangles, 0));
        own.draws = before.x + p.before.x;
        if (first + n.thread < blocks)
            draw_sums[first + n.thread] = own;
        before += p.total.xy;
    }
    if (n.thread == 0)
    {
        if (before.x > draw_capacity)
            outcome[0] |= TOO_LARGE;
        outcome[1] = before.x;
        outcome[2] = before.y;
    }
}

draw draw_of(uint item, uint triangles)
{
    uint instance = item / meshlet_count, chunk = item % meshlet_count / CHUNK;
    draw d;
    d.index_count = 3 * triangles;
    d.instance_count = 1;
    d.first_index = first_word(chunk, instance, 0) * (index_size == 1 ? 4 : 2);
    d.vertex_offset = chunk_places[chunk].vertices + block_sums[chunk / BLOCK].vertices;
    d.first_instance = instance;
    return d;
}

// The commands of chunks that have something to draw, without gaps.
[numthreads(256, 1, 1)]
void list(uint3 group : SV_GroupID, uint in_group : SV_GroupIndex)
{
    numbering n = number_threads(in_group);
    layout l = read_layout();
    uint block = number_of(group), first = block * ITEMS + n.thread * (ITEMS / GROUP), own = 0, i;
    uint triangles[ITEMS / GROUP];
    if (!l.is_valid || block * ITEMS >= meshlet_count * instance_count)
        return;
    [unroll] for (i = 0; i < ITEMS / GROUP; i++)
    {
        triangles[i] = drawn_at(first + i);
        own += triangles[i] != 0;
    }
    prefix p = sum_over_group(n, uint3(own, 0, 0));
    uint target = draw_sums[block].draws + p.before.x;
    [unroll] for (i = 0; i < ITEMS / GROUP; i++)
        if (triangles[i] != 0)
        {
            if (target < draw_capacity)
                draws[target] = draw_of(first + i, triangles[i]);
            target++;
        }
}

// Granite's compressed meshlets ("MESHLET4") from triangles and vertices, as meshlet decodes them.
// pass measure
// pass place
// pass write
// pass bound

cbuffer constants : register(b0)
{
    uint meshlet_count, triangle_count, vertex_count;
    uint stream_count;
    int position_exponent, uv_exponent;
    uint mesh_word_capacity;
};

struct meshlet_source
{
    uint first_triangle, triangles, first_vertex, vertices;
};

StructuredBuffer<meshlet_source> meshlets : register(t0);
StructuredBuffer<uint> indices : register(t1);
StructuredBuffer<uint> vertices : register(t2); // VERTEX_WORDS each
RWStructuredBuffer<uint> mesh : register(u0);
RWStructuredBuffer<uint> outcome : register(u1);
RWStructuredBuffer<uint2> sizes : register(u2); // words of payload, which `place` makes those before; faults

static const uint LANES = 32;
#ifdef PASS_PLACE
static const uint GROUP = 256;
#else
static const uint GROUP = LANES;
#endif
static const uint HEADER_WORDS = 6, BOUND_WORDS = 8, STREAM_WORDS = 4, VERTEX_WORDS = 14, CHUNK = 8;
static const uint MOST_MESHLETS = 1 << 24, MOST_PAYLOAD = 0x7fffffff;
static const uint NO_MESH = 1, TOO_LARGE = 2, DAMAGED = 4, NO_RANGE = 8;

#include "group.hlsli"

bool is_valid()
{
    return meshlet_count <= MOST_MESHLETS && (stream_count == 2 || stream_count == 4 || stream_count == 6);
}

uint first_stream()
{
    return HEADER_WORDS + BOUND_WORDS * (meshlet_count + (meshlet_count + CHUNK - 1) / CHUNK);
}

uint first_payload()
{
    return first_stream() + STREAM_WORDS * meshlet_count * stream_count;
}

void write_word(uint place, uint word)
{
    if (place < mesh_word_capacity)
        mesh[place] = word;
}

// A meshlet that cannot be one is empty.
meshlet_source read_source(uint number, inout uint faults)
{
    meshlet_source s = meshlets[number];
    bool has_triangles = s.triangles <= triangle_count && s.first_triangle <= triangle_count - s.triangles;
    bool has_vertices = s.vertices <= vertex_count && s.first_vertex <= vertex_count - s.vertices;
    bool is_small = s.triangles <= LANES && s.vertices <= LANES && (s.triangles == 0 || s.vertices > 0);
    if (has_triangles && has_vertices && is_small)
        return s;
    faults |= DAMAGED;
    return (meshlet_source)0;
}

// The number of a triangle's vertex in its meshlet.
uint local_index(meshlet_source s, uint triangle_number, uint corner, inout uint faults)
{
    uint index = indices[3 * (s.first_triangle + triangle_number) + corner] - s.first_vertex;
    if (index < s.vertices)
        return index;
    faults |= DAMAGED;
    return 0;
}

float power_of_two(int exponent)
{
    return asfloat((uint)(clamp(exponent, -126, 127) + 127) << 23);
}

float vertex_float(uint vertex_number, uint word)
{
    return asfloat(vertices[vertex_number * VERTEX_WORDS + word]);
}

// In 16 bits.
int quantized(float value, int exponent, inout uint faults)
{
    float scaled = round(value * power_of_two(-exponent));
    if (!(scaled >= -32768 && scaled <= 32767))
        faults |= NO_RANGE;
    return (int)clamp(scaled, -32768.0, 32767.0);
}

int3 position_of(uint vertex_number, inout uint faults)
{
    int3 p;
    [unroll] for (uint c = 0; c < 3; c++)
        p[c] = quantized(vertex_float(vertex_number, c), position_exponent, faults);
    return p;
}

#if defined(PASS_MEASURE) || defined(PASS_WRITE)
// Components of all streams, one after the other, and the first of each stream.
static const uint COMPONENTS = 17, STREAMS = 6, TRIANGLE_BITS = 15;
static const uint FIRST[] = {0, 0, 3, 7, 9, 13, 17};
static const uint SIGN_POSITIVE = 1, SIGN_NEGATIVE = 2;

bool is_16_bit(uint stream)
{
    return stream == 1 || stream == 3;
}

uint stream_of(uint component)
{
    return component < 3 ? 1 : component < 7 ? 2 : component < 9 ? 3 : component < 13 ? 4 : 5;
}

uint half_of(uint component)
{
    return is_16_bit(stream_of(component)) ? 0x8000 : 0x80;
}

struct vertex
{
    uint values[COMPONENTS];
    uint sign;
};

// Two bytes: the octahedron's lower half is folded outwards.
uint2 octahedral(float3 n)
{
    float2 p = n.xy / max(abs(n.x) + abs(n.y) + abs(n.z), 1e-30);
    float2 folded = (1 - abs(p.yx)) * float2(p.x < 0 ? -1 : 1, p.y < 0 ? -1 : 1);
    p = n.z < 0 ? folded : p;
    return (uint2)(int2)clamp(round(p * 127), -127.0, 127.0) & 0xff;
}

vertex read_vertex(uint number, inout uint faults)
{
    vertex v = (vertex)0;
    int3 position = position_of(number, faults);
    uint c;
    [unroll] for (c = 0; c < 3; c++)
        v.values[c] = (uint)position[c] & 0xffff;
    if (stream_count < 4)
        return v;
    float3 normal = float3(vertex_float(number, 5), vertex_float(number, 6), vertex_float(number, 7));
    float3 tangent = float3(vertex_float(number, 8), vertex_float(number, 9), vertex_float(number, 10));
    uint4 bytes = uint4(octahedral(normal), octahedral(tangent));
    [unroll] for (c = 0; c < 4; c++)
        v.values[3 + c] = bytes[c];
    v.sign = vertex_float(number, 11) < 0 ? SIGN_NEGATIVE : SIGN_POSITIVE;
    [unroll] for (c = 0; c < 2; c++)
        v.values[7 + c] = (uint)quantized((vertex_float(number, 3 + c) - 0.5) * 2, uv_exponent, faults) & 0xffff;
    if (stream_count < 6)
        return v;
    [unroll] for (c = 0; c < 8; c++)
        v.values[9 + c] = vertices[number * VERTEX_WORDS + 12 + c / 4] >> 8 * (c % 4) & 0xff;
    return v;
}

// Of a meshlet: by component the least and greatest values, as unsigned and as signed numbers, and what follows for the
// streams.
groupshared uint least[2 * COMPONENTS], most[2 * COMPONENTS], bases[COMPONENTS], ranges[COMPONENTS];
groupshared uint widths[STREAMS], offsets[STREAMS + 1], signs, group_faults; // offsets: words before a stream

// Arithmetic wraps around, so a base is the least unsigned or the least signed value.
void choose_base(uint c, bool has_values)
{
    bool is_signed = most[COMPONENTS + c] - least[COMPONENTS + c] < most[c] - least[c];
    uint place = is_signed ? COMPONENTS + c : c;
    bases[c] = has_values ? least[place] ^ (is_signed ? half_of(c) : 0) : 0;
    ranges[c] = has_values ? most[place] - least[place] : 0;
}

// Decoders that read 64 bits at once lose bits of three components of 13 to 15 bits.
uint width_of(uint stream)
{
    uint range = 0;
    if (stream == 0)
        return 5;
    for (uint c = FIRST[stream]; c < FIRST[stream + 1]; c++)
        range = max(range, ranges[c]);
    uint width = range ? firstbithigh(range) + 1 : 0;
    return stream == 1 && width > 12 ? 16 : width;
}

uint words_of(meshlet_source s, uint stream)
{
    uint components = FIRST[stream + 1] - FIRST[stream];
    uint bits = stream ? s.vertices * components * widths[stream] : s.triangles * TRIANGLE_BITS;
    return (bits + 31) / 32;
}

uint words_before(meshlet_source s, uint stream)
{
    uint words = 0;
    for (uint i = 0; i < min(stream, stream_count); i++)
        words += words_of(s, i);
    return words;
}

// All lanes take part.
vertex measure_meshlet(meshlet_source s, uint lane, uint faults)
{
    vertex v = (vertex)0;
    uint c;
    for (c = lane; c < 2 * COMPONENTS; c += LANES)
    {
        least[c] = 0xffffffff;
        most[c] = 0;
    }
    if (lane == 0)
    {
        signs = 0;
        group_faults = 0;
    }
    GroupMemoryBarrierWithGroupSync();
    if (lane < s.vertices)
        v = read_vertex(s.first_vertex + lane, faults);
    InterlockedOr(signs, v.sign);
    GroupMemoryBarrierWithGroupSync();
    if (signs == (SIGN_NEGATIVE | SIGN_POSITIVE))
        v.values[6] = (v.values[6] & 0xfe) | (v.sign == SIGN_NEGATIVE ? 1 : 0);
    if (lane < s.vertices)
        [unroll] for (c = 0; c < COMPONENTS; c++)
        {
            uint flipped = v.values[c] ^ half_of(c);
            InterlockedMin(least[c], v.values[c]);
            InterlockedMax(most[c], v.values[c]);
            InterlockedMin(least[COMPONENTS + c], flipped);
            InterlockedMax(most[COMPONENTS + c], flipped);
        }
    InterlockedOr(group_faults, faults);
    GroupMemoryBarrierWithGroupSync();
    if (lane < COMPONENTS)
        choose_base(lane, s.vertices != 0);
    GroupMemoryBarrierWithGroupSync();
    if (lane < STREAMS)
        widths[lane] = width_of(lane);
    GroupMemoryBarrierWithGroupSync();
    if (lane <= STREAMS)
        offsets[lane] = words_before(s, lane);
    GroupMemoryBarrierWithGroupSync();
    return v;
}
#endif

#ifdef PASS_MEASURE
// One group for each meshlet.
[numthreads(32, 1, 1)]
void measure(uint3 group : SV_GroupID, uint lane : SV_GroupIndex)
{
    uint number = number_of(group), faults = 0;
    if (number >= meshlet_count || !is_valid())
        return;
    meshlet_source s = read_source(number, faults);
    if (lane < s.triangles)
        for (uint i = 0; i < 3; i++)
            local_index(s, lane, i, faults);
    measure_meshlet(s, lane, faults);
    if (lane == 0)
        sizes[number] = uint2(offsets[STREAMS], group_faults);
}
#endif

#ifdef PASS_PLACE
groupshared uint group_faults;

// One group: what lies before each meshlet's payload; then the header, and the word behind the payload.
[numthreads(256, 1, 1)]
void place(uint in_group : SV_GroupIndex)
{
    numbering n = number_threads(in_group);
    uint before = 0, faults = 0;
    if (n.thread == 0)
        group_faults = 0;
    for (uint first = 0; is_valid() && first < meshlet_count; first += GROUP)
    {
        uint2 own = uint2(0, 0);
        if (first + n.thread < meshlet_count)
            own = sizes[first + n.thread];
        faults |= own.y;
        prefix p = sum_over_group(n, uint3(own.x, 0, 0));
        if (first + n.thread < meshlet_count)
            sizes[first + n.thread].x = min(before + p.before.x, MOST_PAYLOAD);
        before = min(before + p.total.x, MOST_PAYLOAD);
    }
    GroupMemoryBarrierWithGroupSync();
    InterlockedOr(group_faults, faults);
    GroupMemoryBarrierWithGroupSync();
    if (n.thread != 0)
        return;
    uint words = is_valid() ? first_payload() + before + 1 : 0;
    outcome[0] = is_valid() ? group_faults | (words > mesh_word_capacity ? TOO_LARGE : 0) : NO_MESH;
    outcome[1] = words;
    if (!is_valid())
        return;
    write_word(0, 0x4853454d); // MESHLET4
    write_word(1, 0x3454454c);
    write_word(2, stream_count / 2 - 1);
    write_word(3, stream_count);
    write_word(4, meshlet_count);
    write_word(5, before);
    write_word(words - 1, 0);
}
#endif

#ifdef PASS_WRITE
static const uint PAYLOAD_WORDS = 15 + 16 * COMPONENTS;
groupshared uint staged[PAYLOAD_WORDS + 1];

void put(uint first_word, uint bit, uint value)
{
    uint place = first_word + (bit >> 5), shift = bit & 31;
    InterlockedOr(staged[place], value << shift);
    if (shift)
        InterlockedOr(staged[place + 1], value >> (32 - shift));
}

void put_vertex(meshlet_source s, vertex v, uint lane)
{
    [unroll] for (uint c = 0; c < COMPONENTS; c++)
    {
        uint stream = stream_of(c), components = FIRST[stream + 1] - FIRST[stream];
        uint delta = (v.values[c] - bases[c]) & (2 * half_of(c) - 1);
        if (stream < stream_count)
            put(offsets[stream], (lane * components + c - FIRST[stream]) * widths[stream], delta);
    }
}

uint base_of(uint component)
{
    return component < COMPONENTS ? bases[component] : 0;
}

void write_stream(meshlet_source s, uint number, uint stream, uint place)
{
    uint at = first_stream() + STREAM_WORDS * (number * stream_count + stream), first = FIRST[stream];
    uint2 base = uint2(s.triangles, s.vertices);
    uint extra = 0;
    if (stream == 1)
        extra = (uint)position_exponent;
    if (stream == 2)
        extra = signs ? signs : SIGN_POSITIVE;
    if (stream == 3)
        extra = (uint)uv_exponent;
    if (is_16_bit(stream))
        base = uint2(base_of(first) | base_of(first + 1) << 16, stream == 1 ? base_of(first + 2) : 0);
    else if (stream)
        base = uint2(base_of(first) | base_of(first + 1) << 8 | base_of(first + 2) << 16 | base_of(first + 3) << 24, 0);
    write_word(at, base.x);
    write_word(at + 1, base.y);
    write_word(at + 2, widths[stream] | extra << 16);
    write_word(at + 3, place + offsets[stream]);
}

[numthreads(32, 1, 1)]
void write(uint3 group : SV_GroupID, uint lane : SV_GroupIndex)
{
    uint number = number_of(group), faults = 0, i;
    if (number >= meshlet_count || !is_valid())
        return;
    meshlet_source s = read_source(number, faults);
    vertex v = measure_meshlet(s, lane, faults);
    uint place = sizes[number].x, words = offsets[STREAMS];
    for (i = lane; i <= words; i += LANES)
        staged[i] = 0;
    GroupMemoryBarrierWithGroupSync();
    if (lane < s.triangles)
        for (i = 0; i < 3; i++)
            put(0, lane * TRIANGLE_BITS + 5 * i, local_index(s, lane, i, faults));
    if (lane < s.vertices)
        put_vertex(s, v, lane);
    GroupMemoryBarrierWithGroupSync();
    if (lane < stream_count)
        write_stream(s, number, lane, place);
    for (i = lane; i < words; i += LANES)
        write_word(first_payload() + place + i, staged[i]);
}
#endif

#ifdef PASS_BOUND
// Of eight meshlets: their sources, and their vertices as they will be decoded.
groupshared meshlet_source sources[CHUNK];
groupshared float3 positions[CHUNK * LANES];

float3 scaled(float3 v)
{
    float size = max(max(abs(v.x), abs(v.y)), abs(v.z));
    return size > 0 ? v / size : v;
}

// The unit normal of a triangle, counter-clockwise seen from the front, and how far rounding may have turned it. Zeros if
// it has no area.
float4 normal_of(uint meshlet, uint number)
{
    float3 corners[3];
    uint faults = 0;
    [unroll] for (uint i = 0; i < 3; i++)
        corners[i] = positions[meshlet * LANES + local_index(sources[meshlet], number, i, faults)];
    // Without fused operations, equal edges give 0.
    precise float3 normal = cross(scaled(corners[1] - corners[0]), scaled(corners[2] - corners[0]));
    float size = length(normal);
    return size > 0 ? float4(normal / size, 1e-6 / size) : float4(0, 0, 0, 0);
}

// The sphere around the box of all vertices; radii are rounded up.
float4 bound_sphere(uint first, uint count)
{
    float3 low = float3(1e38, 1e38, 1e38), high = -low;
    float radius = 0;
    uint m, i;
    for (m = first; m < first + count; m++)
        for (i = 0; i < sources[m].vertices; i++)
        {
            low = min(low, positions[m * LANES + i]);
            high = max(high, positions[m * LANES + i]);
        }
    float3 center = low.x <= high.x ? low * 0.5 + high * 0.5 : float3(0, 0, 0);
    for (m = first; m < first + count; m++)
        for (i = 0; i < sources[m].vertices; i++)
            radius = max(radius, length(positions[m * LANES + i] - center));
    return float4(center, radius * 1.000002);
}

// The cone of all normals: its axis, and the sine of its angle. An axis of zeros, and 1, where they differ too much.
float4 bound_cone(uint first, uint count)
{
    float3 axis = float3(0, 0, 0);
    float low = 1, sine = 0;
    uint m, i;
    for (m = first; m < first + count; m++)
        for (i = 0; i < sources[m].triangles; i++)
            axis += normal_of(m, i).xyz;
    float size = length(axis);
    axis = size > 0 ? axis / size : axis;
    for (m = first; m < first + count; m++)
        for (i = 0; i < sources[m].triangles; i++)
        {
            float4 normal = normal_of(m, i);
            low = any(normal.xyz != 0) ? min(low, dot(normal.xyz, axis) - normal.w) : low;
            sine = max(sine, length(cross(normal.xyz, axis)) + normal.w);
        }
    return size > 0 && low > 0.1 && sine < 1 ? float4(axis, min(sine + 1e-6, 1)) : float4(0, 0, 0, 1);
}

// One group for each eight meshlets. A thread of each meshlet finds its bound, another one that of all.
[numthreads(256, 1, 1)]
void bound(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    uint chunk = number_of(group), first = chunk * CHUNK, meshlet = thread / LANES, faults = 0;
    if (first >= meshlet_count || !is_valid())
        return;
    meshlet_source own = (meshlet_source)0;
    if (first + meshlet < meshlet_count)
        own = read_source(first + meshlet, faults);
    if (thread % LANES == 0)
        sources[meshlet] = own;
    if (thread % LANES < own.vertices)
        positions[thread] = (float3)position_of(own.first_vertex + thread % LANES, faults) *
                            power_of_two(position_exponent);
    GroupMemoryBarrierWithGroupSync();
    bool is_chunk = thread == 1, is_meshlet = thread % LANES == 0 && first + meshlet < meshlet_count;
    if (!is_chunk && !is_meshlet)
        return;
    uint number = is_chunk ? meshlet_count + chunk : first + meshlet;
    uint begin = is_chunk ? 0 : meshlet, count = is_chunk ? CHUNK : 1;
    uint4 sphere = asuint(bound_sphere(begin, count)), cone = asuint(bound_cone(begin, count));
    [unroll] for (uint c = 0; c < 4; c++)
    {
        write_word(HEADER_WORDS + BOUND_WORDS * number + c, sphere[c]);
        write_word(HEADER_WORDS + BOUND_WORDS * number + 4 + c, cone[c]);
    }
}
#endif

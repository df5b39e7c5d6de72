// Vertices and triangles from Granite's compressed meshlets ("MESHLET4"): streams of up to 32 values, each the sum of a base
// and of a few bits.
// pass count
// pass place
// pass decode

cbuffer constants : register(b0)
{
    uint mesh_word_count;
    uint meshlet_count;
    uint triangle_capacity, vertex_capacity;
#ifdef BATCH
    uint mesh_count;
#endif
};

struct offsets
{
    uint triangle_offset, vertex_offset;
};

struct block_sum // of BLOCK meshlets; `place` makes triangles and vertices those before them
{
    uint triangles, vertices, faults;
};

StructuredBuffer<uint> mesh : register(t0);
RWStructuredBuffer<offsets> places : register(u0);
RWStructuredBuffer<uint> indices : register(u1);
RWStructuredBuffer<uint2> vertices : register(u2); // VERTEX_PAIRS each
RWStructuredBuffer<uint> outcome : register(u3);
RWStructuredBuffer<block_sum> block_sums : register(u4);

#include "meshlet.hlsli"

#ifdef BATCH
struct mesh_place
{
    uint first_word, words, first_meshlet, meshlets;
};

StructuredBuffer<mesh_place> meshes : register(t1); // by first meshlet

// Of the mesh that has a meshlet.
layout layout_of(uint meshlet)
{
    layout l = (layout)0;
    uint first = 0, end = mesh_count;
    while (end - first > 1)
    {
        uint middle = first + (end - first) / 2;
        bool is_behind = meshes[middle].first_meshlet > meshlet;
        first = is_behind ? first : middle;
        end = is_behind ? middle : end;
    }
    if (mesh_count == 0)
        return l;
    mesh_place m = meshes[first];
    if (meshlet - m.first_meshlet >= m.meshlets)
        return l;
    l = layout_at(m.first_word, m.words, m.meshlets);
    l.first_meshlet = m.first_meshlet;
    return l;
}

bool has_meshes()
{
    return meshlet_count <= MOST_MESHLETS;
}
#else
layout layout_of(uint meshlet)
{
    return read_layout();
}

bool has_meshes()
{
    return read_layout().is_valid;
}
#endif

static const uint GROUP = 256;
static const uint BLOCK = 1024; // meshlets whose places a group of `count` finds
static const uint DECODERS = 64, MESHLETS_AT_ONCE = DECODERS / LANES, MESHLETS_OF_GROUP = 16;
static const uint VERTEX_WORDS = 14, VERTEX_PAIRS = 7;
static const uint SIGN_NEGATIVE = 2, SIGN_IN_LOWEST_BIT = 3;

#include "group.hlsli"

// What groups add up: meshlets that are damaged, and from bit 16 on meshlets without a mesh.
uint counts_of_faults(uint faults)
{
    return (faults & DAMAGED ? 1 : 0) | (faults & NO_MESH ? 1 << 16 : 0);
}

uint faults_of(uint counts)
{
    return (counts & 0xffff ? DAMAGED : 0) | (counts >> 16 ? NO_MESH : 0);
}

// What lies before each meshlet in its block, and the sums of blocks.
[numthreads(256, 1, 1)]
void count(uint3 group : SV_GroupID, uint in_group : SV_GroupIndex)
{
    numbering n = number_threads(in_group);
    uint block = number_of(group), first = block * BLOCK + n.thread * (BLOCK / GROUP), i;
    uint2 counts[BLOCK / GROUP], own = uint2(0, 0);
    bool is_damaged = false, is_missing = false;
    if (!has_meshes())
        return;
    layout l = layout_of(first);
    [unroll] for (i = 0; i < BLOCK / GROUP; i++)
    {
        counts[i] = uint2(0, 0);
        if (first + i < meshlet_count)
        {
#ifdef BATCH
            l = layout_of(first + i);
            is_missing = is_missing || !l.is_valid;
#endif
            counts[i] = read_counts(l, first + i, is_damaged);
        }
        own += counts[i];
    }
    prefix p = sum_over_group(n, uint3(own, (uint)is_damaged | (uint)is_missing << 16));
    [unroll] for (i = 0; i < BLOCK / GROUP; i++)
    {
        offsets o = {p.before.x, p.before.y};
        if (first + i < meshlet_count)
            places[first + i] = o;
        p.before.xy += counts[i];
    }
    block_sum sum = {p.total.x, p.total.y, faults_of(p.total.z)};
    if (n.thread == 0 && block * BLOCK < meshlet_count)
        block_sums[block] = sum;
}

// One group: what lies before each block.
[numthreads(256, 1, 1)]
void place(uint in_group : SV_GroupIndex)
{
    numbering n = number_threads(in_group);
    uint blocks = (meshlet_count + BLOCK - 1) / BLOCK;
    uint3 before = uint3(0, 0, 0);
    if (!has_meshes())
    {
        if (n.thread < 3)
            outcome[n.thread] = n.thread == 0 ? NO_MESH : 0;
        return;
    }
    for (uint first = 0; first < blocks; first += GROUP)
    {
        block_sum own = (block_sum)0;
        if (first + n.thread < blocks)
            own = block_sums[first + n.thread];
        prefix p = sum_over_group(n, uint3(own.triangles, own.vertices, counts_of_faults(own.faults)));
        own.triangles = before.x + p.before.x;
        own.vertices = before.y + p.before.y;
        if (first + n.thread < blocks)
            block_sums[first + n.thread] = own;
        before.xy += p.total.xy;
        before.z |= counts_of_faults(faults_of(p.total.z));
    }
    if (n.thread == 0)
    {
        outcome[0] =
            faults_of(before.z) | (before.x > triangle_capacity || before.y > vertex_capacity ? TOO_LARGE : 0);
        outcome[1] = before.x;
        outcome[2] = before.y;
    }
}

// The payload of the meshlets that are decoded, stream behind stream; then their vertices as they will lie in memory.
static const uint COMPONENTS[] = {0, 3, 4, 2, 4, 4};
static const uint TRIANGLE_WORDS = 15, MOST_BITS = 16, PAYLOAD_WORDS = TRIANGLE_WORDS + 17 * MOST_BITS + 1;
groupshared uint staged[DECODERS * VERTEX_WORDS];

// Bits of a component as it is staged: of more than 16 the format keeps the lowest 16.
uint staged_width(uint bits)
{
    return min(bits & 0xff, MOST_BITS);
}

// 32 bits of `staged`, from one on. Behind the last word any may stand.
uint staged_bits(uint first, uint start)
{
    uint place = first + (start >> 5);
    return shifted(uint3(staged[place], staged[place + 1], 0), start & 31).x;
}

// Components of a lane's value, two by two; `width` bits each.
struct packed_value
{
    uint2 pairs;
    uint width;
};

// `first`: the stream's place in `staged`.
packed_value read_packed(stream s, uint first, uint components, uint lane)
{
    packed_value v;
    v.width = staged_width(s.bits);
    uint start = lane * components * v.width;
    v.pairs = uint2(staged_bits(first, start), 0);
    if (components > 2)
        v.pairs.y = staged_bits(first, start + 2 * v.width);
    return v;
}

uint component(packed_value v, uint number)
{
    return v.pairs[number / 2] >> (number % 2 ? v.width : 0) & ((1u << v.width) - 1);
}

int signed_8(uint value)
{
    return (int)(value << 24) >> 24;
}

float3 octahedral(int x, int y)
{
    float3 n = float3(x, y, 0) / 127.0;
    n.z = 1 - abs(n.x) - abs(n.y);
    float fold = max(-n.z, 0);
    n.x += n.x >= 0 ? -fold : fold;
    n.y += n.y >= 0 ? -fold : fold;
    return normalize(n);
}

uint4 read_bytes(stream s, uint first, uint lane)
{
    packed_value v = read_packed(s, first, 4, lane);
    uint4 deltas;
    [unroll] for (uint c = 0; c < 4; c++)
        deltas[c] = component(v, c);
    return (deltas + (s.base_0 >> uint4(0, 8, 16, 24))) & 0xff;
}

uint pack_bytes(uint4 bytes)
{
    return bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24;
}

// The streams of the meshlets that are decoded, and where triangles and vertices of all of the group begin.
groupshared uint stream_words[MESHLETS_AT_ONCE][MOST_STREAMS * STREAM_WORDS];
groupshared uint2 first_of[MESHLETS_OF_GROUP], vertex_end;

stream staged_stream(layout l, uint in_group, uint number)
{
    stream s = (stream)0;
    if (number < l.stream_count)
    {
        s.base_0 = stream_words[in_group][STREAM_WORDS * number];
        s.base_1 = stream_words[in_group][STREAM_WORDS * number + 1];
        s.bits = stream_words[in_group][STREAM_WORDS * number + 2];
        s.offset = stream_words[in_group][STREAM_WORDS * number + 3];
    }
    return s;
}

// Words of a stream that are staged.
uint staged_size(uint bits, uint number)
{
    return number == STREAM_TRIANGLES ? TRIANGLE_WORDS : COMPONENTS[number] * staged_width(bits);
}

// A word of a stream as it is staged. Behind the payload all is 0.
uint word_to_stage(layout l, stream s, uint number, uint word)
{
    uint width = s.bits & 0xff, both = 0;
    if (number == STREAM_TRIANGLES || width <= MOST_BITS)
        return payload_word(l, s, word);
    [unroll] for (uint i = 0; i < 2; i++)
    {
        uint start = (2 * word + i) * width, place = start >> 5;
        uint3 words = uint3(payload_word(l, s, place), payload_word(l, s, place + 1), 0);
        both |= (shifted(words, start & 31).x & 0xffff) << 16 * i;
    }
    return both;
}

// Streams may follow each other in the file. Then all loads of a lane are on their way before the first is waited for.
static const uint WORDS_OF_LANE = (PAYLOAD_WORDS + LANES - 1) / LANES;

void stage_payload(layout l, uint in_group, uint lane)
{
    stream s = staged_stream(l, in_group, 0);
    uint total = 0, first = s.offset, target = in_group * PAYLOAD_WORDS + lane, words[WORDS_OF_LANE], i;
    bool is_in_a_row = first <= l.payload_words;
    [unroll] for (i = 0; i < STREAM_KINDS; i++)
        if (i < l.stream_count)
        {
            s = staged_stream(l, in_group, i);
            is_in_a_row = is_in_a_row && s.offset == first + total && (i == 0 || (s.bits & 0xff) <= MOST_BITS);
            total += staged_size(s.bits, i);
        }
    if (is_in_a_row)
    {
        uint end = min(total, l.payload_words - min(first, l.payload_words));
        [unroll] for (i = 0; i < WORDS_OF_LANE; i++)
        {
            words[i] = 0;
            if (i * LANES + lane < end)
                words[i] = mesh[l.payload + first + i * LANES + lane];
        }
        [unroll] for (i = 0; i < WORDS_OF_LANE; i++)
            if (i * LANES + lane < total)
                staged[target + i * LANES] = words[i];
        return;
    }
    for (i = 0; i < min(l.stream_count, STREAM_KINDS); i++)
    {
        s = staged_stream(l, in_group, i);
        uint size = staged_size(s.bits, i);
        for (uint word = lane; word < size; word += LANES)
            staged[target + word - lane] = word_to_stage(l, s, i, word);
        target += size;
    }
}

// As it is written.
struct vertex
{
    uint words[VERTEX_WORDS];
};

void read_position(stream s, uint first, uint lane, inout vertex v)
{
    packed_value value = read_packed(s, first, 3, lane);
    float scale = scale_of(s);
    v.words[0] = asuint(signed_16(component(value, 0) + s.base_0) * scale);
    v.words[1] = asuint(signed_16(component(value, 1) + (s.base_0 >> 16)) * scale);
    v.words[2] = asuint(signed_16(component(value, 2) + s.base_1) * scale);
}

void read_uv(stream s, uint first, uint lane, inout vertex v)
{
    packed_value value = read_packed(s, first, 2, lane);
    float scale = scale_of(s);
    v.words[3] = asuint(0.5 * (signed_16(component(value, 0) + s.base_0) * scale) + 0.5);
    v.words[4] = asuint(0.5 * (signed_16(component(value, 1) + (s.base_0 >> 16)) * scale) + 0.5);
}

void read_normals(stream s, uint first, uint lane, inout vertex v)
{
    uint4 bytes = read_bytes(s, first, lane);
    uint mode = s.bits >> 16;
    bool is_negative = mode == SIGN_NEGATIVE;
    if (mode == SIGN_IN_LOWEST_BIT)
    {
        is_negative = bytes.w & 1;
        bytes.w &= ~1u;
    }
    float3 normal = octahedral(signed_8(bytes.x), signed_8(bytes.y));
    float3 tangent = octahedral(signed_8(bytes.z), signed_8(bytes.w));
    [unroll] for (uint c = 0; c < 3; c++)
    {
        v.words[5 + c] = asuint(normal[c]);
        v.words[8 + c] = asuint(tangent[c]);
    }
    v.words[11] = asuint(is_negative ? -1.0 : 1.0);
}

// Zeros for streams that the mesh does not have.
vertex read_vertex(layout l, uint in_group, uint lane)
{
    vertex v = (vertex)0;
    uint first = in_group * PAYLOAD_WORDS;
    [unroll] for (uint i = 0; i < STREAM_KINDS; i++)
    {
        stream s = staged_stream(l, in_group, i);
        if (i < l.stream_count)
        {
            uint size = staged_size(s.bits, i);
            if (i == STREAM_POSITIONS)
                read_position(s, first, lane, v);
            else if (i == STREAM_NORMALS)
                read_normals(s, first, lane, v);
            else if (i == STREAM_UV)
                read_uv(s, first, lane, v);
            else if (i >= STREAM_BONES)
                v.words[12 + i - STREAM_BONES] = pack_bytes(read_bytes(s, first, lane));
            first += size;
        }
    }
    return v;
}

// Three times 5 bits for each triangle: lanes write words side by side.
void write_triangles(uint in_group, uint2 first, uint2 counts, uint lane)
{
    uint room = triangle_capacity - min(first.x, triangle_capacity);
    [unroll] for (uint i = 0; i < 3; i++)
    {
        uint number = lane + LANES * i, start = 5 * number, place = in_group * PAYLOAD_WORDS + (start >> 5);
        if (number < 3 * min(counts.x, room))
            indices[3 * first.x + number] =
                first.y + min(shifted(uint3(staged[place], staged[place + 1], 0), start & 31).x & 31, counts.y - 1);
    }
}

// A word of the streams for each thread: they are on their way while the meshlets before are decoded.
uint stream_word(layout l, uint meshlet, uint thread)
{
    uint in_group = thread / LANES, lane = thread % LANES, word = 0, number = meshlet + in_group;
#ifdef BATCH
    if (number < meshlet_count)
        l = layout_of(number);
#endif
    uint words = STREAM_WORDS * l.stream_count;
    if (number < meshlet_count && lane < words)
        word = mesh[l.streams + (number - l.first_meshlet) * words + lane];
    return word;
}

// Where the group's meshlets lie, which `places` gets for good.
void find_places(uint first_meshlet, uint thread)
{
    uint meshlet = first_meshlet + thread;
    if (thread < MESHLETS_OF_GROUP && meshlet < meshlet_count)
    {
        offsets o = places[meshlet];
        block_sum before = block_sums[meshlet / BLOCK];
        o.triangle_offset += before.triangles;
        o.vertex_offset += before.vertices;
        places[meshlet] = o;
        first_of[thread] = uint2(o.triangle_offset, o.vertex_offset);
    }
}

// Up to 64 vertices that follow each other in memory: they are written as pairs of words, side by side.
void write_vertices(uint first, uint count, uint thread)
{
    uint room = vertex_capacity - min(first, vertex_capacity), pairs = VERTEX_PAIRS * min(count, room);
    [unroll] for (uint i = 0; i < VERTEX_PAIRS; i++)
    {
        uint pair = i * DECODERS + thread;
        if (pair < pairs)
            vertices[VERTEX_PAIRS * first + pair] = uint2(staged[2 * pair], staged[2 * pair + 1]);
    }
}

// 32 threads for each meshlet, a triangle and a vertex each; a group takes two meshlets at a time.
[numthreads(64, 1, 1)]
void decode(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    uint first_meshlet = number_of(group) * MESHLETS_OF_GROUP, in_group = thread / LANES, lane = thread % LANES;
    if (!has_meshes() || first_meshlet >= meshlet_count)
        return;
    layout l = layout_of(first_meshlet);
    uint next = stream_word(l, first_meshlet, thread);
    find_places(first_meshlet, thread);
    for (uint round = 0; round < MESHLETS_OF_GROUP; round += MESHLETS_AT_ONCE)
    {
        uint meshlet = first_meshlet + round + in_group;
        if (first_meshlet + round >= meshlet_count)
            break;
#ifdef BATCH
        l = layout_of(min(meshlet, meshlet_count - 1));
#endif
        stream_words[in_group][lane] = next;
        next = stream_word(l, first_meshlet + round + MESHLETS_AT_ONCE, thread);
        GroupMemoryBarrierWithGroupSync();
        bool is_damaged = false;
        uint2 counts = uint2(0, 0), first = first_of[round + in_group];
        uint first_vertex = first_of[round].y;
        if (meshlet < meshlet_count)
        {
            counts = counts_of(staged_stream(l, in_group, STREAM_TRIANGLES), is_damaged);
            stage_payload(l, in_group, lane);
            if (lane == 0 && (in_group == MESHLETS_AT_ONCE - 1 || meshlet + 1 == meshlet_count))
                vertex_end = first + counts;
        }
        GroupMemoryBarrierWithGroupSync();
        vertex v = read_vertex(l, in_group, lane);
        write_triangles(in_group, first, counts, lane);
        GroupMemoryBarrierWithGroupSync();
        if (lane < counts.y)
            [unroll] for (uint i = 0; i < VERTEX_WORDS; i++)
                staged[VERTEX_WORDS * (first.y - first_vertex + lane) + i] = v.words[i];
        GroupMemoryBarrierWithGroupSync();
        write_vertices(first_vertex, vertex_end.y - first_vertex, thread);
    }
}

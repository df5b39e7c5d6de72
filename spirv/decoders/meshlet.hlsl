// Vertices and triangles from Granite's compressed meshlets ("MESHLET4"): streams of up to 32 values, each the sum of a base
// and of a few bits.
// pass place
// pass decode

cbuffer constants : register(b0)
{
    uint mesh_word_count;
    uint meshlet_count;
    uint triangle_capacity, vertex_capacity;
};

struct vertex
{
    float3 position;
    float2 uv;
    float3 normal;
    float4 tangent;
    uint bone_indices, bone_weights;
};

struct offsets
{
    uint triangle_offset, vertex_offset;
};

StructuredBuffer<uint> mesh : register(t0);
RWStructuredBuffer<offsets> places : register(u0);
RWStructuredBuffer<uint> indices : register(u1);
RWStructuredBuffer<vertex> vertices : register(u2);
RWStructuredBuffer<uint> outcome : register(u3);

static const uint GROUP = 256;
static const uint LANES = 32;
static const uint HEADER_WORDS = 6, BOUND_WORDS = 8, STREAM_WORDS = 4;
static const uint MOST_MESHLETS = 1 << 24, LEAST_STREAMS = 2, MOST_STREAMS = 8;

static const uint STREAM_TRIANGLES = 0, STREAM_POSITIONS = 1, STREAM_NORMALS = 2, STREAM_UV = 3, STREAM_BONES = 4,
                  STREAM_WEIGHTS = 5;
static const uint SIGN_NEGATIVE = 2, SIGN_IN_LOWEST_BIT = 3;

static const uint NO_MESH = 1, TOO_LARGE = 2, DAMAGED = 4;

struct layout
{
    bool is_valid;
    uint stream_count, streams, payload, payload_words;
};

layout read_layout()
{
    layout l = (layout)0;
    if (mesh_word_count < HEADER_WORDS || meshlet_count > MOST_MESHLETS)
        return l;
    l.stream_count = mesh[3];
    l.payload_words = mesh[5];
    bool is_mesh = mesh[0] == 0x4853454d && mesh[1] == 0x3454454c && mesh[4] == meshlet_count; // MESHLET4
    if (!is_mesh || l.stream_count < LEAST_STREAMS || l.stream_count > MOST_STREAMS)
        return l;
    l.streams = HEADER_WORDS + BOUND_WORDS * (meshlet_count + (meshlet_count + 7) / 8);
    l.payload = l.streams + STREAM_WORDS * meshlet_count * l.stream_count;
    l.is_valid = l.payload <= mesh_word_count && l.payload_words <= mesh_word_count - l.payload;
    return l;
}

struct stream
{
    uint base_0, base_1, bits, offset;
};

// A stream that the mesh does not have is all zeros.
stream read_stream(layout l, uint meshlet, uint number)
{
    stream s = (stream)0;
    uint place = l.streams + STREAM_WORDS * (meshlet * l.stream_count + number);
    if (number < l.stream_count)
    {
        s.base_0 = mesh[place];
        s.base_1 = mesh[place + 1];
        s.bits = mesh[place + 2];
        s.offset = mesh[place + 3];
    }
    return s;
}

// Triangles and vertices; none if there are more than a meshlet has.
uint2 read_counts(layout l, uint meshlet, inout bool is_damaged)
{
    stream s = read_stream(l, meshlet, STREAM_TRIANGLES);
    if (s.base_0 <= LANES && s.base_1 <= LANES && (s.base_0 == 0 || s.base_1 > 0))
        return uint2(s.base_0, s.base_1);
    is_damaged = true;
    return uint2(0, 0);
}

groupshared uint2 sums[GROUP];
groupshared uint damaged;

// Each thread has a range of meshlets.
[numthreads(256, 1, 1)]
void place(uint thread : SV_GroupIndex)
{
    layout l = read_layout();
    if (!l.is_valid)
    {
        if (thread < 3)
            outcome[thread] = thread == 0 ? NO_MESH : 0;
        return;
    }
    uint part = (meshlet_count + GROUP - 1) / GROUP;
    uint first = min(thread * part, meshlet_count), end = min(first + part, meshlet_count);
    uint2 sum = uint2(0, 0);
    bool is_damaged = false;
    uint meshlet;
    for (meshlet = first; meshlet < end; meshlet++)
        sum += read_counts(l, meshlet, is_damaged);

    uint2 up_to = sum;
    if (thread == 0)
        damaged = 0;
    for (uint distance = 1; distance < GROUP; distance *= 2)
    {
        GroupMemoryBarrierWithGroupSync();
        sums[thread] = up_to;
        GroupMemoryBarrierWithGroupSync();
        if (thread >= distance)
            up_to += sums[thread - distance];
    }
    if (is_damaged)
        InterlockedOr(damaged, DAMAGED);
    GroupMemoryBarrierWithGroupSync();

    uint2 before = up_to - sum;
    for (meshlet = first; meshlet < end; meshlet++)
    {
        offsets o = {before.x, before.y};
        places[meshlet] = o;
        before += read_counts(l, meshlet, is_damaged);
    }
    if (thread == GROUP - 1)
    {
        outcome[0] = damaged | (up_to.x > triangle_capacity || up_to.y > vertex_capacity ? TOO_LARGE : 0);
        outcome[1] = up_to.x;
        outcome[2] = up_to.y;
    }
}

uint payload_word(layout l, uint number)
{
    return number < l.payload_words ? mesh[l.payload + number] : 0;
}

// Component c of a lane's value; the format keeps 16 bits of sums.
uint delta(layout l, stream s, uint components, uint lane, uint c)
{
    uint width = s.bits & 0xff;
    uint start = (lane * components + c) * width;
    uint word = s.offset + (start >> 5), shift = start & 31;
    if (word < s.offset)
        return 0;
    uint low = payload_word(l, word) >> shift;
    uint high = shift && word + 1 > word ? payload_word(l, word + 1) << (32 - shift) : 0;
    return (low | high) & (width < 16 ? (1u << width) - 1 : 0xffff);
}

int signed_16(uint value)
{
    return (int)(value << 16) >> 16;
}

int signed_8(uint value)
{
    return (int)(value << 24) >> 24;
}

// Two to the power that the stream says, as far as floats have it.
float scale_of(stream s)
{
    return asfloat((uint)(clamp((int)s.bits >> 16, -126, 127) + 127) << 23);
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

uint4 read_bytes(layout l, stream s, uint lane)
{
    uint4 value;
    for (uint c = 0; c < 4; c++)
        value[c] = (delta(l, s, 4, lane, c) + (s.base_0 >> 8 * c)) & 0xff;
    return value;
}

uint pack_bytes(uint4 bytes)
{
    return bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24;
}

void read_normals(layout l, stream s, uint lane, inout vertex v)
{
    uint4 bytes = read_bytes(l, s, lane);
    uint mode = s.bits >> 16;
    bool is_negative = mode == SIGN_NEGATIVE;
    if (mode == SIGN_IN_LOWEST_BIT)
    {
        is_negative = bytes.w & 1;
        bytes.w &= ~1u;
    }
    v.normal = octahedral(signed_8(bytes.x), signed_8(bytes.y));
    v.tangent = float4(octahedral(signed_8(bytes.z), signed_8(bytes.w)), is_negative ? -1 : 1);
}

vertex read_vertex(layout l, uint meshlet, uint lane)
{
    vertex v = (vertex)0;
    stream s = read_stream(l, meshlet, STREAM_POSITIONS);
    float scale = scale_of(s);
    v.position.x = signed_16(delta(l, s, 3, lane, 0) + s.base_0) * scale;
    v.position.y = signed_16(delta(l, s, 3, lane, 1) + (s.base_0 >> 16)) * scale;
    v.position.z = signed_16(delta(l, s, 3, lane, 2) + s.base_1) * scale;
    if (l.stream_count > STREAM_NORMALS)
        read_normals(l, read_stream(l, meshlet, STREAM_NORMALS), lane, v);
    if (l.stream_count > STREAM_UV)
    {
        s = read_stream(l, meshlet, STREAM_UV);
        scale = scale_of(s);
        v.uv.x = 0.5 * (signed_16(delta(l, s, 2, lane, 0) + s.base_0) * scale) + 0.5;
        v.uv.y = 0.5 * (signed_16(delta(l, s, 2, lane, 1) + (s.base_0 >> 16)) * scale) + 0.5;
    }
    v.bone_indices = pack_bytes(read_bytes(l, read_stream(l, meshlet, STREAM_BONES), lane));
    v.bone_weights = pack_bytes(read_bytes(l, read_stream(l, meshlet, STREAM_WEIGHTS), lane));
    return v;
}

// 32 threads for each meshlet, a triangle and a vertex each.
[numthreads(256, 1, 1)]
void decode(uint3 thread : SV_DispatchThreadID)
{
    layout l = read_layout();
    uint meshlet = thread.x / LANES, lane = thread.x % LANES;
    if (!l.is_valid || meshlet >= meshlet_count)
        return;
    bool is_damaged = false;
    uint2 counts = read_counts(l, meshlet, is_damaged);
    uint first_triangle = places[meshlet].triangle_offset, first_vertex = places[meshlet].vertex_offset;
    if (lane < counts.y && first_vertex + lane < vertex_capacity)
        vertices[first_vertex + lane] = read_vertex(l, meshlet, lane);
    if (lane < counts.x && first_triangle + lane < triangle_capacity)
    {
        stream s = read_stream(l, meshlet, STREAM_TRIANGLES);
        s.bits = 5;
        for (uint c = 0; c < 3; c++)
            indices[3 * (first_triangle + lane) + c] = first_vertex + min(delta(l, s, 3, lane, c), counts.y - 1);
    }
}

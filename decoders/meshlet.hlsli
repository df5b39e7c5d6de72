// How Granite's compressed meshlets ("MESHLET4") lie in a file: headers, streams and their payload.

static const uint LANES = 32; // triangles and vertices that a meshlet has at most
static const uint HEADER_WORDS = 6, BOUND_WORDS = 8, STREAM_WORDS = 4;
static const uint MOST_MESHLETS = 1 << 24, LEAST_STREAMS = 2, MOST_STREAMS = 8;

static const uint STREAM_TRIANGLES = 0, STREAM_POSITIONS = 1, STREAM_NORMALS = 2, STREAM_UV = 3, STREAM_BONES = 4,
                  STREAM_WEIGHTS = 5, STREAM_KINDS = 6;

static const uint NO_MESH = 1, TOO_LARGE = 2, DAMAGED = 4;

struct layout
{
    bool is_valid;
    uint first_meshlet; // of the file, among those of all
    uint stream_count, streams, payload, payload_words;
};

// A file of that many words, from the first one on, with that many meshlets. None has streams.
layout layout_at(uint first, uint words, uint meshlets)
{
    layout l = (layout)0, none = (layout)0;
    if (words < HEADER_WORDS || words > mesh_word_count || first > mesh_word_count - words || meshlets > MOST_MESHLETS)
        return none;
    l.stream_count = mesh[first + 3];
    l.payload_words = mesh[first + 5];
    bool is_mesh = mesh[first] == 0x4853454d && mesh[first + 1] == 0x3454454c && mesh[first + 4] == meshlets; // MESHLET4
    if (!is_mesh || l.stream_count < LEAST_STREAMS || l.stream_count > MOST_STREAMS)
        return none;
    l.streams = HEADER_WORDS + BOUND_WORDS * (meshlets + (meshlets + 7) / 8);
    l.payload = l.streams + STREAM_WORDS * meshlets * l.stream_count;
    l.is_valid = l.payload <= words && l.payload_words <= words - l.payload;
    l.streams += first;
    l.payload += first;
    if (!l.is_valid)
        return none;
    return l;
}

layout read_layout()
{
    return layout_at(0, mesh_word_count, meshlet_count);
}

struct stream
{
    uint base_0, base_1, bits, offset;
};

// A stream that the mesh does not have is all zeros.
stream read_stream(layout l, uint meshlet, uint number)
{
    stream s = (stream)0;
    uint place = l.streams + STREAM_WORDS * ((meshlet - l.first_meshlet) * l.stream_count + number);
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
uint2 counts_of(stream s, inout bool is_damaged)
{
    if (s.base_0 <= LANES && s.base_1 <= LANES && (s.base_0 == 0 || s.base_1 > 0))
        return uint2(s.base_0, s.base_1);
    is_damaged = true;
    return uint2(0, 0);
}

uint2 read_counts(layout l, uint meshlet, inout bool is_damaged)
{
    return counts_of(read_stream(l, meshlet, STREAM_TRIANGLES), is_damaged);
}

// A word of a stream's payload, which may wrap around: `number` words behind its first.
uint payload_word(layout l, stream s, uint number)
{
    uint word = s.offset + number;
    return word >= number && word < l.payload_words ? mesh[l.payload + word] : 0;
}

uint2 shifted(uint3 words, uint shift)
{
    return words.xy >> shift | (words.yz << 1) << (31 - shift);
}

int signed_16(uint value)
{
    return (int)(value << 16) >> 16;
}

// Two to the power that the stream says, as far as floats have it.
float scale_of(stream s)
{
    return asfloat((uint)(clamp((int)s.bits >> 16, -126, 127) + 127) << 23);
}

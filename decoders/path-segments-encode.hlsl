// Streams of tags and points from segments, as path-segments decodes them.
// pass clear
// pass reduce
// pass place
// pass write

cbuffer constants : register(b0)
{
    uint segment_count;
    uint path_count, transform_count, style_count; // in all: what the segments lack of them follows the last one
    uint tag_word_capacity, data_word_capacity;
};

struct block_sum // `place` makes tags and words those before the block
{
    uint tags, words, faults;
};

StructuredBuffer<uint4> segments : register(t0); // three vectors each
RWStructuredBuffer<uint> tags : register(u0);
RWStructuredBuffer<uint> data : register(u1);
RWStructuredBuffer<uint> outcome : register(u2);
RWStructuredBuffer<block_sum> block_sums : register(u3);

static const uint GROUP = 256, ITEMS = 4, BLOCK = GROUP * ITEMS; // segments of a thread, of a group
static const uint TAG_KIND = 3, TAG_END = 4, TAG_FLOAT = 8, TAG_PATH = 0x10, TAG_TRANSFORM = 0x20, TAG_STYLE = 0x40;
static const uint NO_ORDER = 1, NO_ROOM = 2, NO_INTEGER = 4, NO_SEGMENT = 8;
static const uint MOST_MARKERS = 0xffff; // of a kind before a segment

#include "group.hlsli"

struct segment
{
    uint4 numbers; // flags, path, transform, style
    uint4 points[2];
};

segment read_segment(uint number)
{
    segment s;
    s.numbers = segments[3 * number];
    s.points[0] = segments[3 * number + 1];
    s.points[1] = segments[3 * number + 2];
    return s;
}

uint2 point_of(segment s, uint number)
{
    uint4 pair = number < 2 ? s.points[0] : s.points[1];
    return number & 1 ? pair.zw : pair.xy;
}

int rounded(uint bits)
{
    return (int)round(clamp(asfloat(bits), -32768.0, 32767.0));
}

// The words of a point: two floats, or two integers of 16 bits in the first.
uint2 encoded(segment s, uint number)
{
    uint2 p = point_of(s, number);
    return s.numbers.x & TAG_FLOAT ? p : uint2(((uint)rounded(p.x) & 0xffff) | (uint)rounded(p.y) << 16, 0);
}

bool has_integers(segment s)
{
    bool has = true;
    for (uint i = 0; i <= (s.numbers.x & TAG_KIND); i++)
    {
        uint2 p = point_of(s, i);
        has = has && (float)rounded(p.x) == asfloat(p.x) && (float)rounded(p.y) == asfloat(p.y);
    }
    return has;
}

// Paths, transforms and styles before a segment, and before the first one. Segments before the first transform or style
// have 0xffffffff.
uint3 markers_before(uint number)
{
    return number ? segments[3 * number - 3].yzw + uint3(0, 1, 1) : uint3(0, 0, 0);
}

uint3 new_markers(uint3 before, uint3 own, inout uint faults)
{
    uint3 markers = own - before;
    if (all(markers <= MOST_MARKERS))
        return markers;
    faults |= NO_ORDER;
    return uint3(0, 0, 0);
}

// What a segment gives: its markers and its tag (0: none), and words of data.
struct element
{
    uint3 markers;
    uint tag, tag_count, words;
};

// The next segment begins at this one's last point, or the tag has to end the subpath.
bool shares_point(segment s, uint number)
{
    if (number + 1 >= segment_count)
        return false;
    segment next = read_segment(number + 1);
    bool is_alike = ((s.numbers.x ^ next.numbers.x) & TAG_FLOAT) == 0 && (next.numbers.x & TAG_KIND) != 0;
    return is_alike && all(encoded(s, s.numbers.x & TAG_KIND) == encoded(next, 0));
}

bool ends(segment s, uint number)
{
    return (s.numbers.x & TAG_END) || !shares_point(s, number);
}

element element_of(segment s, uint number, inout uint faults)
{
    element e = (element)0;
    uint kind = s.numbers.x & TAG_KIND;
    e.markers = new_markers(markers_before(number), s.numbers.yzw + uint3(0, 1, 1), faults);
    e.tag_count = e.markers.x + e.markers.y + e.markers.z;
    if (kind == 0)
    {
        faults |= NO_SEGMENT;
        return e;
    }
    if (!(s.numbers.x & TAG_FLOAT) && !has_integers(s))
        faults |= NO_INTEGER;
    bool is_end = ends(s, number);
    e.tag = kind | (s.numbers.x & TAG_FLOAT) | (is_end ? TAG_END : 0);
    e.tag_count++;
    e.words = (kind + (uint)is_end) << (s.numbers.x & TAG_FLOAT ? 1 : 0);
    return e;
}

uint room_for_tags()
{
    return 4 * min(tag_word_capacity, 0x3fffffff);
}

void write_tag(uint place, uint tag)
{
    if (place < room_for_tags())
        InterlockedOr(tags[place >> 2], tag << 8 * (place & 3));
}

uint marker_at(uint3 markers, uint number)
{
    return number < markers.x ? TAG_PATH : number < markers.x + markers.y ? TAG_TRANSFORM : TAG_STYLE;
}

#ifdef PASS_CLEAR
[numthreads(256, 1, 1)]
void clear(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    for (uint i = 0; i < ITEMS; i++)
    {
        uint word = number_of(group) * BLOCK + i * GROUP + thread;
        if (word < tag_word_capacity)
            tags[word] = 0;
    }
}
#endif

groupshared uint group_faults;

#if defined(PASS_REDUCE) || defined(PASS_WRITE)
// A thread has ITEMS segments that follow each other.
struct items
{
    segment segments[ITEMS];
    element elements[ITEMS];
    uint tags, words, faults;
};

items read_items(uint first)
{
    items t = (items)0;
    [unroll] for (uint i = 0; i < ITEMS; i++)
        if (first + i < segment_count)
        {
            t.segments[i] = read_segment(first + i);
            t.elements[i] = element_of(t.segments[i], first + i, t.faults);
            t.tags += t.elements[i].tag_count;
            t.words += t.elements[i].words;
        }
    return t;
}
#endif

#ifdef PASS_REDUCE
[numthreads(256, 1, 1)]
void reduce(uint3 group : SV_GroupID, uint in_group : SV_GroupIndex)
{
    numbering n = number_threads(in_group);
    uint block = number_of(group);
    if (block * BLOCK >= segment_count)
        return;
    items t = read_items(block * BLOCK + n.thread * ITEMS);
    if (n.thread == 0)
        group_faults = 0;
    GroupMemoryBarrierWithGroupSync();
    InterlockedOr(group_faults, t.faults);
    prefix p = sum_over_group(n, uint3(t.tags, t.words, 0));
    GroupMemoryBarrierWithGroupSync();
    block_sum sum = {p.total.x, p.total.y, group_faults};
    if (n.thread == 0)
        block_sums[block] = sum;
}
#endif

#ifdef PASS_PLACE
// Tags of many blocks may be more than 32 bits have: then they are 0xffffffff.
static const uint LOW_BITS = 14;

uint added(uint before, uint2 halves)
{
    uint sum = before + (halves.x << LOW_BITS) + halves.y;
    return halves.x >> (32 - LOW_BITS) || sum < before ? 0xffffffff : sum;
}

// One group: what lies before each block; then the markers behind the last segment.
[numthreads(256, 1, 1)]
void place(uint in_group : SV_GroupIndex)
{
    numbering n = number_threads(in_group);
    uint blocks = segment_count / BLOCK + (segment_count % BLOCK != 0), tag_count = 0, word_count = 0, faults = 0;
    if (n.thread == 0)
        group_faults = 0;
    for (uint first = 0; first < blocks; first += GROUP)
    {
        block_sum own = (block_sum)0;
        if (first + n.thread < blocks)
            own = block_sums[first + n.thread];
        faults |= own.faults;
        prefix p = sum_over_group(n, uint3(own.tags >> LOW_BITS, own.tags & ((1u << LOW_BITS) - 1), own.words));
        own.tags = added(tag_count, p.before.xy);
        own.words = word_count + p.before.z;
        if (first + n.thread < blocks)
            block_sums[first + n.thread] = own;
        tag_count = added(tag_count, p.total.xy);
        word_count += p.total.z;
    }
    uint3 last = new_markers(markers_before(segment_count), uint3(path_count, transform_count, style_count), faults);
    uint behind = last.x + last.y + last.z, room = room_for_tags() - min(tag_count, room_for_tags());
    for (uint i = n.thread; i < min(behind, room); i += GROUP)
        write_tag(tag_count + i, marker_at(last, i));
    GroupMemoryBarrierWithGroupSync();
    InterlockedOr(group_faults, faults);
    GroupMemoryBarrierWithGroupSync();
    if (n.thread == 0)
    {
        outcome[0] = group_faults | (behind > room || word_count > data_word_capacity ? NO_ROOM : 0);
        outcome[1] = added(tag_count, uint2(0, behind));
        outcome[2] = word_count;
    }
}
#endif

#ifdef PASS_WRITE
// The first point of a segment is its subpath's, or the last one of the segment before it.
void write_points(segment s, uint number, uint place)
{
    uint kind = s.numbers.x & TAG_KIND, size = s.numbers.x & TAG_FLOAT ? 2 : 1, first = 0;
    if (number)
    {
        segment before = read_segment(number - 1);
        first = (before.numbers.x & TAG_KIND) == 0 || ends(before, number - 1) ? 0 : 1;
    }
    for (uint i = first; i <= kind; i++)
    {
        uint2 words = encoded(s, i);
        uint at = place + i * size;
        if (at < data_word_capacity)
            data[at] = words.x;
        if (size == 2 && at + 1 < data_word_capacity)
            data[at + 1] = words.y;
    }
}

[numthreads(256, 1, 1)]
void write(uint3 group : SV_GroupID, uint in_group : SV_GroupIndex)
{
    numbering n = number_threads(in_group);
    uint block = number_of(group), first = block * BLOCK + n.thread * ITEMS;
    if (block * BLOCK >= segment_count)
        return;
    items t = read_items(first);
    prefix p = sum_over_group(n, uint3(t.tags, t.words, 0));
    block_sum before = block_sums[block];
    uint room = room_for_tags() - min(before.tags, room_for_tags()), tag = p.before.x;
    uint word = before.words + p.before.y;
    [unroll] for (uint i = 0; i < ITEMS; i++)
    {
        element e = t.elements[i];
        uint markers = e.markers.x + e.markers.y + e.markers.z;
        for (uint k = 0; k < markers && tag + k < room; k++)
            write_tag(before.tags + tag + k, marker_at(e.markers, k));
        if (e.tag)
        {
            if (tag + markers < room)
                write_tag(before.tags + tag + markers, e.tag);
            write_points(t.segments[i], first + i, word);
        }
        tag += e.tag_count;
        word += e.words;
    }
}
#endif

// Segments of paths from a stream of tag bytes and a packed stream of points ("Path segment encoding", documentation of
// piet-gpu and Vello). Each tag tells what its elements take of the streams, so where they begin is a prefix sum.
// pass reduce
// pass scan

cbuffer constants : register(b0)
{
    uint tag_word_count;
    uint data_word_count;
    uint segment_capacity;
};

struct sums
{
    uint transforms, segments, offset, styles, paths; // offset: words of data
};

struct segment
{
    uint flags, path, transform, style;
    float2 points[4];
};

StructuredBuffer<uint> tags : register(t0);
StructuredBuffer<uint> data : register(t1);
RWStructuredBuffer<sums> partial_sums : register(u0); // of groups
RWStructuredBuffer<segment> segments : register(u1);
RWStructuredBuffer<uint> totals : register(u2);

static const uint GROUP = 256; // words of tags
static const uint ONES = 0x01010101;

static const uint TAG_KIND = 0x3;
static const uint TAG_END = 0x4;
static const uint TAG_FLOAT = 0x8;
static const uint TAG_PATH = 0x10;
static const uint TAG_TRANSFORM = 0x20;
static const uint TAG_STYLE = 0x40;
static const uint OUTSIDE = 0x80000000;

groupshared sums shared_sums[GROUP];

sums add(sums a, sums b)
{
    a.transforms += b.transforms;
    a.segments += b.segments;
    a.offset += b.offset;
    a.styles += b.styles;
    a.paths += b.paths;
    return a;
}

// What four tags take, each byte by itself until the last step.
sums count(uint word)
{
    uint kinds = word & (TAG_KIND * ONES);
    uint points = kinds + (word >> 2 & ONES);
    uint words = points + (points & (word >> 3 & ONES) * 15);
    sums result;
    words += words >> 8;
    words += words >> 16;
    result.offset = words & 0xff;
    result.segments = countbits(kinds * 7 & TAG_END * ONES);
    result.paths = countbits(word & TAG_PATH * ONES);
    result.transforms = countbits(word & TAG_TRANSFORM * ONES);
    result.styles = countbits(word & TAG_STYLE * ONES);
    return result;
}

uint tag_word(uint number)
{
    return number < tag_word_count ? tags[number] : 0;
}

// The sum of what all threads of the group give.
sums sum_of_group(uint thread, sums own)
{
    shared_sums[thread] = own;
    for (uint distance = GROUP / 2; distance > 0; distance /= 2)
    {
        GroupMemoryBarrierWithGroupSync();
        if (thread < distance)
            shared_sums[thread] = add(shared_sums[thread], shared_sums[thread + distance]);
    }
    GroupMemoryBarrierWithGroupSync();
    return shared_sums[0];
}

// The sum of what this thread and those before it give.
sums sum_up_to(uint thread, sums own)
{
    for (uint distance = 1; distance < GROUP; distance *= 2)
    {
        GroupMemoryBarrierWithGroupSync();
        shared_sums[thread] = own;
        GroupMemoryBarrierWithGroupSync();
        if (thread >= distance)
            own = add(own, shared_sums[thread - distance]);
    }
    return own;
}

[numthreads(256, 1, 1)]
void reduce(uint3 thread : SV_DispatchThreadID, uint3 group : SV_GroupID, uint in_group : SV_GroupIndex)
{
    sums sum = sum_of_group(in_group, count(tag_word(thread.x)));
    if (in_group == 0)
        partial_sums[group.x] = sum;
}

int low_half(uint word)
{
    return (int)(word << 16) >> 16;
}

float2 read_point(uint offset, uint number, bool is_float)
{
    if (is_float)
    {
        uint place = offset + 2 * number;
        return float2(asfloat(data[place]), asfloat(data[place + 1]));
    }
    uint word = data[offset + number];
    return float2(low_half(word), (int)word >> 16);
}

// Transforms and styles stand before the segments that they are for: their numbers are one less than counted.
segment read_segment(uint tag, sums before)
{
    uint kind = tag & TAG_KIND;
    bool is_float = (tag & TAG_FLOAT) != 0;
    uint words = (kind + 1) << (uint)is_float;
    bool is_inside = words <= data_word_count && before.offset <= data_word_count - words;
    segment result = (segment)0;
    result.flags = (tag & (TAG_KIND | TAG_END | TAG_FLOAT)) | (is_inside ? 0 : OUTSIDE);
    result.path = before.paths;
    result.transform = before.transforms - 1;
    result.style = before.styles - 1;
    for (uint i = 0; i < 4; i++)
        if (i <= kind && is_inside)
            result.points[i] = read_point(before.offset, i, is_float);
    return result;
}

[numthreads(256, 1, 1)]
void scan(uint3 thread : SV_DispatchThreadID, uint3 group : SV_GroupID, uint in_group : SV_GroupIndex)
{
    sums own = (sums)0;
    for (uint i = in_group; i < group.x; i += GROUP)
        own = add(own, partial_sums[i]);
    sums before_group = sum_of_group(in_group, own);

    uint word = tag_word(thread.x);
    sums of_word = count(word);
    sums before = add(before_group, sum_up_to(in_group, of_word));
    if (thread.x + 1 == tag_word_count)
    {
        totals[0] = before.segments;
        totals[1] = before.offset;
        totals[2] = before.paths;
        totals[3] = before.transforms;
        totals[4] = before.styles;
    }
    before.transforms -= of_word.transforms;
    before.segments -= of_word.segments;
    before.offset -= of_word.offset;
    before.styles -= of_word.styles;
    before.paths -= of_word.paths;
    for (uint n = 0; n < 4; n++)
    {
        uint tag = word >> 8 * n & 0xff;
        if ((tag & TAG_KIND) != 0 && before.segments < segment_capacity)
            segments[before.segments] = read_segment(tag, before);
        before = add(before, count(tag));
    }
}

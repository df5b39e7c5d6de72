// Which bins each draw and each primitive covers, from the streams of Adreno's visibility stream compressor (A6xx).
// pass draws
// pass count
// pass place
// pass expand

cbuffer constants : register(b0)
{
    uint pipe_count;
    uint draw_capacity; // of each pipe
    uint run_capacity;  // of all
    uint draw_word_count, primitive_word_count;
};

struct pipe
{
    uint first_draw_word, draw_words, first_primitive_word, primitive_words, bin_count;
};

struct visible_draw
{
    uint draw, instance, bins;
    uint first_word, words;
    uint first_run, run_count, primitive_count;
    uint faults;
};

struct pipe_outcome
{
    uint visible_count, draw_count, faults;
};

struct run
{
    uint bins, primitive_count;
};

StructuredBuffer<pipe> pipes : register(t0);
StructuredBuffer<uint> draw_words : register(t1);
StructuredBuffer<uint> primitive_words : register(t2);
RWStructuredBuffer<visible_draw> visible : register(u0);
RWStructuredBuffer<pipe_outcome> outcomes : register(u1);
RWStructuredBuffer<run> runs : register(u2);
RWStructuredBuffer<uint> totals : register(u3);

static const uint CHECKSUM = 1, CUT_OFF = 2, TOO_LARGE = 4, NO_ROOM = 8, NO_PIPE = 16, NO_STREAM = 32;
static const uint MOST_WORDS = 1 << 26;
static const uint END_ZEROS = 17;
static const uint GROUP = 256;

// Bits of a stream, the highest of each byte first.
struct reader
{
    uint first_word, position, end; // in bits
    bool is_draws;
    uint parity;
    uint faults;
};

reader open_stream(bool is_draws, uint first_word, uint words)
{
    reader r = (reader)0;
    r.is_draws = is_draws;
    r.first_word = first_word;
    r.end = words * 32;
    return r;
}

uint word_at(reader r, uint number)
{
    if (number >= r.end >> 5)
        return 0;
    uint word = r.is_draws ? draw_words[r.first_word + number] : primitive_words[r.first_word + number];
    word = (word & 0x00ff00ff) << 8 | (word >> 8 & 0x00ff00ff);
    return word << 16 | word >> 16;
}

// The next 32 bits, with zeros behind the stream's end.
uint peek(reader r)
{
    uint word = r.position >> 5, shift = r.position & 31;
    uint bits = word_at(r, word) << shift;
    return shift ? bits | word_at(r, word + 1) >> (32 - shift) : bits;
}

// Up to 32 bits, and at least one.
uint read(inout reader r, uint count)
{
    uint bits = peek(r) >> (32 - count);
    r.parity ^= countbits(bits) & 1;
    r.position += count;
    if (r.position > r.end)
        r.faults |= CUT_OFF;
    return bits;
}

// n - 1 zeros before n bits, of which the first is 1.
uint read_number(inout reader r)
{
    uint next = peek(r);
    uint zeros = next ? 31 - firstbithigh(next) : 32;
    if (zeros == 32)
    {
        r.faults |= r.end - r.position < 64 ? CUT_OFF : TOO_LARGE;
        return 0;
    }
    r.position += zeros;
    return read(r, zeros + 1);
}

void check_parity(inout reader r)
{
    uint parity = r.parity;
    if (read(r, 1) != parity)
        r.faults |= CHECKSUM;
}

// 17 zeros and a one behind the empty bit field.
void check_end(inout reader r)
{
    if (read(r, END_ZEROS + 1) != 1)
        r.faults |= CHECKSUM;
}

struct draw_packet
{
    bool is_end, is_empty, goes_on; // to more instances
    uint bins, number;
};

draw_packet read_draw(inout reader r, uint bin_count)
{
    draw_packet p = (draw_packet)0;
    r.parity = 0;
    p.is_empty = !read(r, 1);
    if (!p.is_empty)
    {
        p.bins = read(r, bin_count);
        if (p.bins == 0)
        {
            p.is_end = true;
            check_end(r);
            return p;
        }
    }
    p.goes_on = read(r, 1);
    p.number = read_number(r);
    check_parity(r);
    return p;
}

bool is_valid(pipe p)
{
    return p.bin_count >= 1 && p.bin_count <= 32 && p.draw_words <= MOST_WORDS && p.primitive_words <= MOST_WORDS &&
           p.draw_words <= draw_word_count && p.first_draw_word <= draw_word_count - p.draw_words &&
           p.primitive_words <= primitive_word_count &&
           p.first_primitive_word <= primitive_word_count - p.primitive_words;
}

void decode_draws(pipe p, uint first_slot, inout pipe_outcome o)
{
    reader r = open_stream(true, p.first_draw_word, p.draw_words);
    uint instance = 0, used_words = 0;
    while (true)
    {
        draw_packet packet = read_draw(r, p.bin_count);
        if (r.faults || packet.is_end)
            break;
        if (packet.is_empty && packet.goes_on)
        {
            instance += packet.number;
            continue;
        }
        if (!packet.is_empty)
        {
            if (packet.number > p.primitive_words - used_words)
            {
                r.faults |= NO_STREAM;
                break;
            }
            visible_draw v = (visible_draw)0;
            v.draw = o.draw_count;
            v.instance = instance;
            v.bins = packet.bins;
            v.first_word = p.first_primitive_word + used_words;
            v.words = packet.number;
            if (o.visible_count < draw_capacity)
                visible[first_slot + o.visible_count] = v;
            else
                r.faults |= NO_ROOM;
            used_words += packet.number;
            o.visible_count++;
            instance++;
            if (r.faults)
                break;
        }
        if (!packet.goes_on)
        {
            o.draw_count += packet.is_empty ? packet.number : 1;
            instance = 0;
        }
    }
    o.faults = r.faults;
}

// One thread for each pipe: where a packet begins, only the one before it tells.
[numthreads(32, 1, 1)]
void draws(uint3 thread : SV_DispatchThreadID)
{
    if (thread.x >= pipe_count)
        return;
    pipe p = pipes[thread.x];
    pipe_outcome o = (pipe_outcome)0;
    o.faults = NO_PIPE;
    if (is_valid(p))
        decode_draws(p, thread.x * draw_capacity, o);
    outcomes[thread.x] = o;
}

// A run of primitives; none at the end of the stream, where only zeros are left.
run read_run(inout reader r, uint bin_count)
{
    run result = (run)0;
    if (r.end - r.position < 32 && peek(r) == 0)
        return result;
    r.parity = 0;
    if (read(r, 1))
        result.bins = read(r, bin_count);
    result.primitive_count = read_number(r);
    check_parity(r);
    return result;
}

// The draw of a slot, and whether there is one.
bool has_draw(uint slot)
{
    return draw_capacity && slot < pipe_count * draw_capacity &&
           slot % draw_capacity < min(outcomes[slot / draw_capacity].visible_count, draw_capacity);
}

// One thread for each visible draw, here and below.
[numthreads(64, 1, 1)]
void count(uint3 thread : SV_DispatchThreadID)
{
    if (!has_draw(thread.x))
        return;
    visible_draw v = visible[thread.x];
    uint bin_count = pipes[thread.x / draw_capacity].bin_count;
    reader r = open_stream(false, v.first_word, v.words);
    while (true)
    {
        run next = read_run(r, bin_count);
        if (r.faults || next.primitive_count == 0)
            break;
        v.run_count++;
        v.primitive_count += next.primitive_count;
    }
    v.faults = r.faults;
    visible[thread.x] = v;
}

groupshared uint sums[GROUP];

// Each thread has a range of slots.
[numthreads(256, 1, 1)]
void place(uint thread : SV_GroupIndex)
{
    uint slots = pipe_count * draw_capacity, part = slots / GROUP + 1;
    uint first = min(thread * part, slots), end = min(first + part, slots), slot;
    uint sum = 0;
    for (slot = first; slot < end; slot++)
        sum += has_draw(slot) ? visible[slot].run_count : 0;
    uint up_to = sum;
    for (uint distance = 1; distance < GROUP; distance *= 2)
    {
        GroupMemoryBarrierWithGroupSync();
        sums[thread] = up_to;
        GroupMemoryBarrierWithGroupSync();
        if (thread >= distance)
            up_to += sums[thread - distance];
    }
    uint before = up_to - sum;
    for (slot = first; slot < end; slot++)
        if (has_draw(slot))
        {
            visible[slot].first_run = before;
            before += visible[slot].run_count;
        }
    if (thread == GROUP - 1)
        totals[0] = up_to;
}

[numthreads(64, 1, 1)]
void expand(uint3 thread : SV_DispatchThreadID)
{
    if (!has_draw(thread.x))
        return;
    visible_draw v = visible[thread.x];
    uint bin_count = pipes[thread.x / draw_capacity].bin_count;
    reader r = open_stream(false, v.first_word, v.words);
    for (uint i = 0; i < v.run_count; i++)
    {
        run next = read_run(r, bin_count);
        if (v.first_run + i < run_capacity)
            runs[v.first_run + i] = next;
    }
}

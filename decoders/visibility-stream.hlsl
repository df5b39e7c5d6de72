// Which bins each draw and each primitive covers, from the streams of Adreno's visibility stream compressor (A6xx).
// pass trace
// pass link
// pass tally
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

// A part of a draw stream: where its first packet begins, in bits from its start on, and what its packets give.
struct stream_part
{
    uint start, visible_count, words, draw_count, instance;
    uint flags;
};

StructuredBuffer<pipe> pipes : register(t0);
StructuredBuffer<uint> draw_words : register(t1);
StructuredBuffer<uint> primitive_words : register(t2);
RWStructuredBuffer<visible_draw> visible : register(u0);
RWStructuredBuffer<pipe_outcome> outcomes : register(u1);
RWStructuredBuffer<uint2> runs : register(u2); // bins, primitives
RWStructuredBuffer<uint> totals : register(u3);
RWStructuredBuffer<uint> block_sums : register(u4); // runs of READERS slots; `place` makes them those before
RWStructuredBuffer<uint> exits : register(u5);      // of each part, in bytes: where the next one's first packet begins
RWStructuredBuffer<stream_part> parts : register(u6);

static const uint CHECKSUM = 1, CUT_OFF = 2, TOO_LARGE = 4, NO_ROOM = 8, NO_PIPE = 16, NO_STREAM = 32;
static const uint MOST_WORDS = 1 << 26;
static const uint END_ZEROS = 17;
static const uint NONE = 0xffffffff;
static const uint READERS = 64; // threads with a packet or a primitive stream each
static const uint PARTS = 64;   // of a draw stream, at most
static const uint ENTRIES = 128; // bits of a part at which its first packet may begin: a packet has 98 at most
#ifdef PASS_TRACE
static const uint GROUP = ENTRIES;
#elif defined(PASS_PLACE)
static const uint GROUP = 256;
#else
static const uint GROUP = READERS;
#endif

#include "group.hlsli"

uint reversed_bytes(uint word)
{
    word = (word & 0x00ff00ff) << 8 | (word >> 8 & 0x00ff00ff);
    return word << 16 | word >> 16;
}

// n - 1 zeros before n bits, of which the first is 1: n - 1; 32: more.
uint zeros_before(uint bits)
{
    return bits ? 31 - firstbithigh(bits) : 32;
}

// A window of a stream: bits, the highest of each byte first, with zeros behind the stream's end.
uint bits_of_window(uint first, uint second, uint shift)
{
    return first << shift | (second >> 1) >> (31 - shift);
}

// Faults of a packet that ends at a bit, in a stream of that many words. Its bits have an even number of ones.
uint faults_of(uint end, uint words, bool is_odd)
{
    return (end > 32 * words ? CUT_OFF : 0) | (is_odd ? CHECKSUM : 0);
}

// Of a number that begins at a bit and has more than 32 of them, or seems to as the stream ends.
uint fault_of_number(uint position, uint words)
{
    return 32 * words - position < 64 ? CUT_OFF : TOO_LARGE;
}

bool is_valid(pipe p)
{
    return p.bin_count >= 1 && p.bin_count <= 32 && p.draw_words <= MOST_WORDS && p.primitive_words <= MOST_WORDS &&
           p.draw_words <= draw_word_count && p.first_draw_word <= draw_word_count - p.draw_words &&
           p.primitive_words <= primitive_word_count &&
           p.first_primitive_word <= primitive_word_count - p.primitive_words;
}

// Draw streams. Where a packet begins, only the one before it tells. So a stream is cut into parts that are read at once:
// `trace` follows the packets from each bit of a part at which its first one may begin, and finds where the next part's
// first packet begins then; `link` goes from part to part with that; `tally` adds up what the packets of each part give,
// and `draws` what the parts before its own give, and writes.
static const uint LEAST_WORDS = 16; // of a part: more than a packet has
static const uint ENTRY_WORDS = ENTRIES / 4;

uint words_of_part(pipe p)
{
    return max(LEAST_WORDS, p.draw_words / PARTS + 1);
}

// Up to the bit behind the stream: what would begin there is cut off, which ends the stream if nothing else does.
uint parts_of(pipe p)
{
    return p.draw_words / words_of_part(p) + 1;
}

// The words of a part that are being read, with the words that a packet at their end may go on to.
static const uint CHUNK_WORDS = 128, AHEAD_WORDS = 5;
groupshared uint chunk[CHUNK_WORDS + AHEAD_WORDS];

void read_chunk(pipe p, uint first_word, uint thread)
{
    for (uint i = thread; i < CHUNK_WORDS + AHEAD_WORDS; i += GROUP)
        chunk[i] = first_word + i < p.draw_words ? reversed_bytes(draw_words[p.first_draw_word + first_word + i]) : 0;
    GroupMemoryBarrierWithGroupSync();
}

uint chunk_bits(uint bit)
{
    return bits_of_window(chunk[bit >> 5], chunk[(bit >> 5) + 1], bit & 31);
}

// Bits of the packet that begins at a bit of the chunk, if one does: at most 98. LAST: behind it nothing is read.
static const uint LAST = 255;

uint size_of_packet(uint header, uint bits_behind)
{
    uint zeros = zeros_before(bits_behind);
    return zeros == 32 ? LAST : header + 2 * zeros + 2;
}

#ifdef PASS_TRACE
groupshared uint sizes[8 * CHUNK_WORDS]; // in bytes, of the packets that would begin at each bit

// Eight times four bits of a word: its own bits, and those behind the header of a packet without bins and with bins.
void find_sizes(uint bin_count, uint word)
{
    uint own = chunk[word], first = 32 * word, with_bins = bin_count + 2;
    uint2 empty = uint2(chunk_bits(first + 2), chunk_bits(first + 34));
    uint2 full = uint2(chunk_bits(first + with_bins), chunk_bits(first + with_bins + 32));
    for (uint i = 0; i < 8; i++)
    {
        uint bytes = 0;
        [unroll] for (uint n = 0; n < 4; n++)
        {
            bool has_bins = own << (4 * i + n) >> 31;
            uint2 behind = has_bins ? full : empty;
            bytes |= size_of_packet(has_bins ? with_bins : 2, bits_of_window(behind.x, behind.y, 4 * i + n)) << 8 * n;
        }
        sizes[i * CHUNK_WORDS + word] = bytes;
    }
}

uint found_size(uint bit)
{
    return sizes[(bit >> 2 & 7) * CHUNK_WORDS + (bit >> 5)] >> 8 * (bit & 3) & 0xff;
}

// One group for each part, one thread for each bit at which its first packet may begin.
[numthreads(128, 1, 1)]
void trace(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    uint number = number_of(group), part = number % PARTS;
    if (number / PARTS >= pipe_count)
        return;
    pipe p = pipes[number / PARTS];
    if (!is_valid(p) || part >= parts_of(p))
        return;
    uint words = words_of_part(p), bit = thread, size = 0;
    for (uint first = 0; first < words; first += CHUNK_WORDS)
    {
        uint count = min(CHUNK_WORDS, words - first);
        read_chunk(p, part * words + first, thread);
        if (thread < count)
            find_sizes(p.bin_count, thread);
        GroupMemoryBarrierWithGroupSync();
        while (bit < 32 * count && size != LAST)
        {
            size = found_size(bit);
            bit += size;
        }
        bit -= size == LAST ? 0 : 32 * count;
        GroupMemoryBarrierWithGroupSync();
    }
    sizes[thread] = size == LAST ? LAST : bit;
    GroupMemoryBarrierWithGroupSync();
    if (thread < ENTRY_WORDS)
        exits[number * ENTRY_WORDS + thread] = sizes[4 * thread] | sizes[4 * thread + 1] << 8 |
                                               sizes[4 * thread + 2] << 16 | sizes[4 * thread + 3] << 24;
}
#endif

#ifdef PASS_LINK
groupshared uint pipe_exits[PARTS * ENTRY_WORDS];
groupshared uint part_starts[PARTS];

// One group for each pipe.
[numthreads(64, 1, 1)]
void link(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    uint number = number_of(group), start = 0;
    if (number >= pipe_count)
        return;
    pipe p = pipes[number];
    if (!is_valid(p))
        return;
    uint count = parts_of(p);
    for (uint i = thread; i < count * ENTRY_WORDS; i += GROUP)
        pipe_exits[i] = exits[number * PARTS * ENTRY_WORDS + i];
    GroupMemoryBarrierWithGroupSync();
    if (thread == 0)
        for (uint part = 0; part < count; part++)
        {
            part_starts[part] = start;
            if (start != LAST)
                start = pipe_exits[part * ENTRY_WORDS + (start >> 2)] >> 8 * (start & 3) & 0xff;
        }
    GroupMemoryBarrierWithGroupSync();
    if (thread < count)
        parts[number * PARTS + thread].start = part_starts[thread];
}
#endif

#if defined(PASS_TALLY) || defined(PASS_DRAWS)
struct draw_packet
{
    bool is_end, is_empty, goes_on; // to more instances
    uint bins, number, faults;
};

// At a bit of the chunk.
draw_packet read_draw(pipe p, uint first_chunk_word, uint bit)
{
    draw_packet d = (draw_packet)0;
    uint position = bit + 1, ones = 0, chunk_start = 32 * first_chunk_word;
    d.is_empty = !(chunk_bits(bit) >> 31);
    if (!d.is_empty)
    {
        d.bins = chunk_bits(position) >> (32 - p.bin_count);
        position += p.bin_count;
        ones = 1 + countbits(d.bins);
        d.is_end = d.bins == 0;
    }
    if (d.is_end) // 17 zeros and a one
    {
        bool is_wrong = chunk_bits(position) >> (31 - END_ZEROS) != 1;
        d.faults = faults_of(chunk_start + position + END_ZEROS + 1, p.draw_words, is_wrong);
        return d;
    }
    d.goes_on = chunk_bits(position++) >> 31;
    uint bits = chunk_bits(position), zeros = zeros_before(bits);
    if (zeros == 32)
        d.faults = fault_of_number(chunk_start + position, p.draw_words);
    else
    {
        position += zeros;
        d.number = chunk_bits(position) >> (31 - zeros);
        position += zeros + 1;
    }
    ones += d.goes_on + countbits(d.number) + (chunk_bits(position) >> 31);
    d.faults |= faults_of(chunk_start + position + 1, p.draw_words, ones & 1);
    return d;
}

// Where the next packets begin, one for each thread, or all up to the chunk's end.
groupshared uint starts[GROUP], start_count, next_start; // bits of the chunk; the next chunk's begins where this one's ends

void find_starts(uint bin_count, uint end, uint thread)
{
    if (thread == 0)
    {
        uint bit = next_start, count = 0;
        while (bit < end && count < GROUP)
        {
            starts[count++] = bit;
            uint header = chunk_bits(bit) >> 31 ? bin_count + 2 : 2;
            bit += size_of_packet(header, chunk_bits(bit + header));
        }
        start_count = count;
        next_start = bit;
    }
    GroupMemoryBarrierWithGroupSync();
}

// What the packets before one leave behind.
struct draw_state
{
    uint visible_count, used_words, draw_count, instance;
};

// Flags of a part.
static const uint STOPS = 1;  // a packet in it is the last one that is read
static const uint RESETS = 2; // a draw ends in it: its instances are counted from there on

groupshared uint first_stop;
groupshared uint instances_at_resets[GROUP + 1];

// Words of primitive streams add up to more than 32 bits where a packet tells too many: it counts as one too many then.
uint2 halves_of_words(uint number)
{
    uint words = min(number, MOST_WORDS + 1);
    return uint2(words >> 13, words & 0x1fff);
}

uint words_of_halves(uint2 halves)
{
    return halves.x > MOST_WORDS >> 12 ? 2 * MOST_WORDS : (halves.x << 13) + halves.y;
}

// Packets of a chunk, one for each thread. `flags` get STOPS at the stream's last one, whose faults the outcome gets.
void read_packets(numbering n, pipe p, uint number, uint first_chunk_word, inout draw_state state, inout uint flags)
{
    draw_packet d = (draw_packet)0;
    bool is_there = n.thread < start_count;
    if (is_there)
        d = read_draw(p, first_chunk_word, starts[n.thread]);
    bool is_visible = is_there && !d.is_empty && !d.is_end, resets = is_there && !d.goes_on;
    uint drawn = is_there ? (d.is_empty ? d.number : 1) : 0;

    prefix a = sum_over_group(n, uint3(is_visible | (uint)resets << 16, is_visible ? halves_of_words(d.number) : 0));
    prefix b = sum_over_group(n, uint3(resets ? drawn : 0, resets ? 0 : drawn, 0));
    uint resets_before = a.before.x >> 16;
    draw_state before;
    before.visible_count = state.visible_count + (a.before.x & 0xffff);
    before.used_words = state.used_words + words_of_halves(a.before.yz);
    before.draw_count = state.draw_count + b.before.x;
    if (n.thread == 0)
    {
        first_stop = NONE;
        instances_at_resets[0] = 0 - state.instance;
    }
    if (resets)
        instances_at_resets[resets_before + 1] = b.before.y;
    GroupMemoryBarrierWithGroupSync();

#ifdef PASS_DRAWS
    if (is_visible && d.faults == 0 &&
        (before.used_words > p.primitive_words || d.number > p.primitive_words - before.used_words))
        d.faults = NO_STREAM;
    if (is_visible && d.faults == 0 && before.visible_count >= draw_capacity)
        d.faults = NO_ROOM;
#endif
    if (is_there && (d.faults || d.is_end))
        InterlockedMin(first_stop, n.thread);
    GroupMemoryBarrierWithGroupSync();

    before.instance = b.before.y - instances_at_resets[resets_before];
#ifdef PASS_DRAWS
    if (is_visible && n.thread < first_stop)
    {
        visible_draw v = (visible_draw)0;
        v.draw = before.draw_count;
        v.instance = before.instance;
        v.bins = d.bins;
        v.first_word = p.first_primitive_word + before.used_words;
        v.words = d.number;
        visible[number * draw_capacity + before.visible_count] = v;
    }
    if (n.thread == first_stop)
    {
        pipe_outcome o = {before.visible_count, before.draw_count, d.faults};
        outcomes[number] = o;
    }
#endif
    state.instance = b.total.y - instances_at_resets[a.total.x >> 16];
    state.visible_count += a.total.x & 0xffff;
    state.used_words = min(state.used_words + words_of_halves(a.total.yz), 2 * MOST_WORDS);
    state.draw_count += b.total.x;
    flags |= (first_stop != NONE ? STOPS : 0) | (a.total.x >> 16 ? RESETS : 0);
}

// All packets of a part, up to the one that stops.
uint read_part(numbering n, pipe p, uint number, uint part, uint start, inout draw_state state)
{
    uint words = words_of_part(p), flags = 0;
    if (n.thread == 0)
        next_start = start;
    for (uint first = 0; first < words && !(flags & STOPS); first += CHUNK_WORDS)
    {
        uint end = 32 * min(CHUNK_WORDS, words - first);
        read_chunk(p, part * words + first, n.thread);
        while (next_start < end && !(flags & STOPS))
        {
            GroupMemoryBarrierWithGroupSync();
            find_starts(p.bin_count, end, n.thread);
            read_packets(n, p, number, part * words + first, state, flags);
        }
        GroupMemoryBarrierWithGroupSync();
        if (n.thread == 0)
            next_start -= end;
        GroupMemoryBarrierWithGroupSync();
    }
    return flags;
}
#endif

#ifdef PASS_TALLY
// One group for each part, here and in `draws`.
[numthreads(64, 1, 1)]
void tally(uint3 group : SV_GroupID, uint in_group : SV_GroupIndex)
{
    numbering n = number_threads(in_group);
    uint number = number_of(group), part = number % PARTS, flags = STOPS;
    draw_state state = (draw_state)0;
    if (number / PARTS >= pipe_count)
        return;
    pipe p = pipes[number / PARTS];
    if (!is_valid(p) || part >= parts_of(p))
        return;
    uint start = parts[number].start;
    if (start != LAST)
        flags = read_part(n, p, number / PARTS, part, start, state);
    stream_part result = {start, state.visible_count, state.used_words, state.draw_count, state.instance, flags};
    if (n.thread == 0)
        parts[number] = result;
}
#endif

#ifdef PASS_DRAWS
groupshared uint last_reset; // number of the last part before this one that resets, + 1

// What the parts before one leave behind. False: one of them stops.
bool add_parts(numbering n, pipe p, uint first, uint part, inout draw_state state)
{
    uint3 own = uint3(0, 0, 0), rest = uint3(0, 0, 0);
    if (n.thread == 0)
        last_reset = 0;
    GroupMemoryBarrierWithGroupSync();
    uint i;
    for (i = n.thread; i < part; i += GROUP)
    {
        stream_part before = parts[first + i];
        own += uint3(before.visible_count, halves_of_words(before.words));
        rest += uint3(before.draw_count, 0, before.flags & STOPS);
        if (before.flags & RESETS)
            InterlockedMax(last_reset, i + 1);
    }
    GroupMemoryBarrierWithGroupSync();
    for (i = n.thread; i < part; i += GROUP)
        rest.y += i + 1 >= last_reset ? parts[first + i].instance : 0;
    uint3 a = sum_over_group(n, own).total, b = sum_over_group(n, rest).total;
    state.visible_count = a.x;
    state.used_words = words_of_halves(a.yz);
    state.draw_count = b.x;
    state.instance = b.y;
    return b.z == 0 && a.x <= draw_capacity && state.used_words <= p.primitive_words;
}

[numthreads(64, 1, 1)]
void draws(uint3 group : SV_GroupID, uint in_group : SV_GroupIndex)
{
    numbering n = number_threads(in_group);
    uint number = number_of(group) / PARTS, part = number_of(group) % PARTS;
    pipe_outcome o = {0, 0, NO_PIPE};
    draw_state state = (draw_state)0;
    if (number >= pipe_count)
        return;
    pipe p = pipes[number];
    if (!is_valid(p))
    {
        if (n.thread == 0 && part == 0)
            outcomes[number] = o;
        return;
    }
    if (part < parts_of(p) && add_parts(n, p, number * PARTS, part, state))
        read_part(n, p, number, part, parts[number * PARTS + part].start, state);
}
#endif

#if defined(PASS_COUNT) || defined(PASS_EXPAND)
// Primitive streams from their starts on, one for each thread. Their next words lie in groupshared memory: threads fetch
// more of them together, not each when it has used one up.
static const uint HELD_WORDS = 8, FETCHED_WORDS = 4;
groupshared uint held[HELD_WORDS * READERS];

struct reader
{
    uint first_word, words;
    uint position, fetched; // bits; words from the start on
    uint faults;
};

reader open_stream(uint first_word, uint words)
{
    reader r = (reader)0;
    r.first_word = first_word;
    r.words = words;
    return r;
}

uint held_word(uint number, uint thread)
{
    return held[number % HELD_WORDS * READERS + thread];
}

// Up to where enough is held for a run, if it is not.
void fetch(inout reader r, uint thread)
{
    uint raw[FETCHED_WORDS], i;
    if (r.fetched - (r.position >> 5) > HELD_WORDS - FETCHED_WORDS)
        return;
    [unroll] for (i = 0; i < FETCHED_WORDS; i++)
    {
        raw[i] = 0;
        if (r.fetched + i < r.words)
            raw[i] = primitive_words[r.first_word + r.fetched + i];
    }
    [unroll] for (i = 0; i < FETCHED_WORDS; i++)
        held[(r.fetched + i) % HELD_WORDS * READERS + thread] = reversed_bytes(raw[i]);
    r.fetched += FETCHED_WORDS;
}

// A run has 98 bits at most, and a word more is looked at.
bool holds_a_run(reader r)
{
    return r.fetched >= (r.position >> 5) + 5;
}

uint held_bits(uint position, uint thread)
{
    return bits_of_window(held_word(position >> 5, thread), held_word((position >> 5) + 1, thread), position & 31);
}

// A run of primitives, bins and number; none at the end of the stream, where only zeros are left.
uint2 read_long_run(inout reader r, uint bin_count, uint thread)
{
    uint2 run = uint2(0, 0);
    uint ones = 0;
    if (held_bits(r.position++, thread) >> 31)
    {
        run.x = held_bits(r.position, thread) >> (32 - bin_count);
        r.position += bin_count;
        ones = 1 + countbits(run.x);
    }
    uint zeros = zeros_before(held_bits(r.position, thread));
    if (zeros == 32)
        r.faults = fault_of_number(r.position, r.words);
    else
    {
        r.position += zeros;
        run.y = held_bits(r.position, thread) >> (31 - zeros);
        r.position += zeros + 1;
    }
    ones += countbits(run.y) + (held_bits(r.position++, thread) >> 31);
    r.faults |= faults_of(r.position, r.words, ones & 1);
    return run;
}

// Most have fewer than 32 bits behind the bins: all that such one has is in three words.
uint2 read_run(inout reader r, uint bin_count, uint thread)
{
    uint word = r.position >> 5, shift = r.position & 31;
    uint second = held_word(word + 1, thread), third = held_word(word + 2, thread);
    uint bits = bits_of_window(held_word(word, thread), second, shift), more = bits_of_window(second, third, shift);
    uint2 run = uint2(0, 0);
    if (bits == 0 && 32 * r.words - r.position < 32)
        return run;
    bool has_bins = bits >> 31;
    uint behind = has_bins ? bin_count : 0;
    bits = bits << 1 | more >> 31;
    more <<= 1;
    run.x = has_bins ? bits >> (32 - bin_count) : 0;
    bits = behind == 32 ? more : bits_of_window(bits, more, behind);
    uint size = 2 * zeros_before(bits) + 1;
    if (behind + size > 62 || size > 31)
        return read_long_run(r, bin_count, thread);
    run.y = bits >> (32 - size);
    r.position += behind + size + 2;
    r.faults = faults_of(r.position, r.words,
                         ((uint)has_bins + countbits(run.x) + countbits(run.y) + (bits << size >> 31)) & 1);
    return run;
}

// The draw of a slot, and whether there is one.
bool has_draw(uint slot)
{
    return draw_capacity && slot < pipe_count * draw_capacity &&
           slot % draw_capacity < outcomes[slot / draw_capacity].visible_count;
}
#endif

#ifdef PASS_COUNT
// One thread for each visible draw, here and in `expand`. Numbers of runs are added up in a group.
[numthreads(64, 1, 1)]
void count(uint3 group : SV_GroupID, uint in_group : SV_GroupIndex)
{
    numbering n = number_threads(in_group);
    uint slot = number_of(group) * READERS + n.thread, run_count = 0, primitive_count = 0, bin_count = 1;
    bool is_there = has_draw(slot), goes_on = is_there;
    reader r = (reader)0;
    if (is_there)
    {
        bin_count = pipes[slot / draw_capacity].bin_count;
        r = open_stream(visible[slot].first_word, visible[slot].words);
    }
    while (goes_on)
    {
        fetch(r, n.thread);
        while (goes_on && holds_a_run(r))
        {
            uint2 next = read_run(r, bin_count, n.thread);
            goes_on = r.faults == 0 && next.y != 0;
            run_count += (uint)goes_on;
            primitive_count += goes_on ? next.y : 0;
        }
    }
    prefix p = sum_over_group(n, uint3(run_count, 0, 0));
    if (is_there)
    {
        visible[slot].first_run = p.before.x;
        visible[slot].run_count = run_count;
        visible[slot].primitive_count = primitive_count;
        visible[slot].faults = r.faults;
    }
    if (n.thread == 0 && number_of(group) * READERS < pipe_count * draw_capacity)
        block_sums[number_of(group)] = p.total.x;
}
#endif

#ifdef PASS_PLACE
// One group: the runs before those of each group above.
[numthreads(GROUP, 1, 1)]
void place(uint in_group : SV_GroupIndex)
{
    numbering n = number_threads(in_group);
    uint slots = pipe_count * draw_capacity, blocks = slots / READERS + (slots % READERS != 0), before = 0;
    for (uint first = 0; first < blocks; first += GROUP)
    {
        uint block = first + n.thread;
        prefix p = sum_over_group(n, uint3(block < blocks ? block_sums[block] : 0, 0, 0));
        if (block < blocks)
            block_sums[block] = before + p.before.x;
        before += p.total.x;
    }
    if (n.thread == 0)
        totals[0] = before;
}
#endif

#ifdef PASS_EXPAND
// Runs are gathered, then written by threads that have neighbours in memory: RUNS_AT_ONCE of a draw, so that all but the
// first and the last of them are aligned.
static const uint RUNS_AT_ONCE = 4;
groupshared uint2 gathered[RUNS_AT_ONCE * READERS];
groupshared uint gathered_first[READERS], gathered_count[READERS], goes_on;

[numthreads(64, 1, 1)]
void expand(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    uint slot = number_of(group) * READERS + thread, run_count = 0, next_run = 0, bin_count = 1, i;
    reader r = (reader)0;
    if (has_draw(slot))
    {
        bin_count = pipes[slot / draw_capacity].bin_count;
        run_count = visible[slot].run_count;
        next_run = block_sums[number_of(group)] + visible[slot].first_run;
        r = open_stream(visible[slot].first_word, visible[slot].words);
        visible[slot].first_run = next_run;
    }
    while (true)
    {
        uint most = min(run_count, RUNS_AT_ONCE - next_run % RUNS_AT_ONCE), count = 0;
        if (thread == 0)
            goes_on = 0;
        GroupMemoryBarrierWithGroupSync();
        fetch(r, thread);
        for (; count < most && holds_a_run(r); count++)
            gathered[thread * RUNS_AT_ONCE + count] = read_run(r, bin_count, thread);
        gathered_first[thread] = next_run;
        gathered_count[thread] = next_run < run_capacity ? min(count, run_capacity - next_run) : 0;
        next_run += count;
        run_count -= count;
        if (run_count != 0)
            goes_on = 1;
        GroupMemoryBarrierWithGroupSync();
        [unroll] for (i = 0; i < RUNS_AT_ONCE; i++)
        {
            uint place = i * READERS + thread, owner = place / RUNS_AT_ONCE, number = place % RUNS_AT_ONCE;
            if (number < gathered_count[owner])
                runs[gathered_first[owner] + number] = gathered[place];
        }
        if (goes_on == 0)
            break;
        GroupMemoryBarrierWithGroupSync();
    }
}
#endif

// Streams of Adreno's visibility stream compressor (A6xx) from instances and runs of primitives, as visibility-stream
// decodes them.
// pass encode

cbuffer constants : register(b0)
{
    uint pipe_count;
    uint instance_count, run_count;            // of all pipes
    uint draw_word_count, primitive_word_count; // of each pipe: what there is room for
};

struct pipe_source
{
    uint first_instance, instances, bin_count;
};

struct instance_source
{
    uint first_run, runs, is_last; // of its draw
};

struct pipe // as visibility-stream takes it
{
    uint first_draw_word, draw_words, first_primitive_word, primitive_words, bin_count;
};

StructuredBuffer<pipe_source> sources : register(t0);
StructuredBuffer<instance_source> instances : register(t1);
StructuredBuffer<uint2> runs : register(t2); // bins, primitives
RWStructuredBuffer<pipe> pipes : register(u0);
RWStructuredBuffer<uint> draw_words : register(u1);
RWStructuredBuffer<uint> primitive_words : register(u2);
RWStructuredBuffer<uint> outcomes : register(u3);

static const uint GROUP = 256;
static const uint NO_PIPE = 1, NO_ROOM = 2, NO_RUN = 4;
static const uint END_ZEROS = 17;
static const uint EMPTY = 1, LAST = 2; // an instance

#include "group.hlsli"

uint reversed_bytes(uint word)
{
    word = (word & 0x00ff00ff) << 8 | (word >> 8 & 0x00ff00ff);
    return word << 16 | word >> 16;
}

// Bits, the first one highest.
struct packet
{
    uint4 bits;
    uint length, ones;
};

void put(inout packet p, uint value, uint count)
{
    uint word = p.length >> 5, end = (p.length & 31) + count;
    uint first = end <= 32 ? value << (32 - end) : value >> (end - 32), second = end > 32 ? value << (64 - end) : 0;
    if (count == 0)
        return;
    [unroll] for (uint i = 0; i < 4; i++)
        p.bits[i] |= i == word ? first : i == word + 1 ? second : 0;
    p.length += count;
    p.ones += countbits(value);
}

void put_bins(inout packet p, uint bins, uint bin_count)
{
    put(p, bins != 0, 1);
    if (bins)
        put(p, bins, bin_count);
}

// A zero for each bit behind the highest one, then the number; then the checksum.
void put_number(inout packet p, uint number)
{
    uint high = firstbithigh(number);
    p.length += high;
    put(p, number, high + 1);
    put(p, p.ones & 1, 1);
}

packet packet_of_run(uint2 run, uint bin_count)
{
    packet p = (packet)0;
    put_bins(p, run.x, bin_count);
    put_number(p, run.y);
    return p;
}

packet packet_of_draw(uint bins, uint bin_count, bool goes_on, uint number)
{
    packet p = (packet)0;
    put_bins(p, bins, bin_count);
    put(p, goes_on, 1);
    put_number(p, number);
    return p;
}

// Packets of other threads may lie in the same words.
void write_packet(uint first_word, packet p, uint bit)
{
    uint shift = bit & 31, carried = 0;
    for (uint i = 0; i < 5 && 32 * i < shift + p.length; i++)
    {
        uint own = i < 4 ? p.bits[i] : 0, word = (bit >> 5) + i;
        uint value = own >> shift | carried;
        carried = (own << 1) << (31 - shift);
        if (value && word < draw_word_count)
            InterlockedOr(draw_words[first_word + word], reversed_bytes(value));
    }
}

// A run that can be written; bins beyond the pipe's are left out.
bool read_run(instance_source s, uint number, uint bin_count, out uint2 run)
{
    run = runs[s.first_run + number];
    run.x &= 0xffffffffu >> (32 - bin_count);
    return run.y != 0;
}

struct measured
{
    uint bins, words, faults;
};

// Runs up to the first that cannot be written.
measured measure(inout instance_source s, uint bin_count)
{
    measured m = (measured)0;
    uint bits = 0;
    if (s.first_run > run_count || s.runs > run_count - s.first_run)
    {
        s.runs = 0;
        m.faults = NO_RUN;
    }
    for (uint i = 0; i < s.runs; i++)
    {
        uint2 run;
        if (!read_run(s, i, bin_count, run))
        {
            s.runs = i;
            m.faults = NO_RUN;
            break;
        }
        m.bins |= run.x;
        bits += packet_of_run(run, bin_count).length;
    }
    m.words = m.bins ? (bits + 31) / 32 : 0;
    return m;
}

// The words of an instance are those of its thread alone.
void write_runs(instance_source s, uint bin_count, uint first_word, uint place)
{
    uint word = 0, used = 0;
    for (uint i = 0; i < s.runs; i++)
    {
        uint2 run;
        read_run(s, i, bin_count, run);
        packet p = packet_of_run(run, bin_count);
        for (uint k = 0; 32 * k < p.length; k++)
        {
            uint bits = min(32, p.length - 32 * k);
            word |= p.bits[k] >> used;
            used += bits;
            if (used >= 32)
            {
                if (place < primitive_word_count)
                    primitive_words[first_word + place] = reversed_bytes(word);
                place++;
                used -= 32;
                word = used ? p.bits[k] << (bits - used) : 0;
            }
        }
    }
    if (used && place < primitive_word_count)
        primitive_words[first_word + place] = reversed_bytes(word);
}

groupshared uint kinds[GROUP + 1];  // of the instance before each thread's, and its own: EMPTY, LAST
groupshared uint2 starts[GROUP + 1]; // of packets of empty instances: the first one, and draws that end before it
groupshared uint group_faults;

// What the instances before one leave behind.
struct stream_state
{
    uint bit, word, ends; // draws that end
};

// Empty instances of a draw are one packet; if they end the draw, so are the next draws of one empty instance.
bool continues(uint before, uint own)
{
    return (own & before & EMPTY) && (!(before & LAST) || (own & LAST));
}

void encode_instances(numbering n, pipe_source p, uint number, uint first, inout stream_state state)
{
    uint i = first + n.thread;
    instance_source s = (instance_source)0;
    measured m = (measured)0;
    bool is_there = i < p.instances;
    if (is_there)
    {
        s = instances[p.first_instance + i];
        m = measure(s, p.bin_count);
        if (m.faults)
            InterlockedOr(group_faults, m.faults);
    }
    uint own = is_there ? (m.bins ? 0 : EMPTY) | (s.is_last ? LAST : 0) : 0;
    kinds[n.thread + 1] = own;
    GroupMemoryBarrierWithGroupSync();
    uint before = kinds[n.thread];
    bool begins = (own & EMPTY) && !continues(before, own);
    prefix a = sum_over_group(n, uint3(begins, own & LAST ? 1 : 0, 0));
    if (begins)
        starts[a.before.x + 1] = uint2(i, state.ends + a.before.y);
    GroupMemoryBarrierWithGroupSync();

    // The packet of the empty instances before this one, then its own.
    packet closed = (packet)0, packed = (packet)0;
    if (i <= p.instances && (before & EMPTY) && !continues(before, own))
    {
        uint2 start = starts[a.before.x];
        uint ends = state.ends + a.before.y - start.y;
        closed = packet_of_draw(0, p.bin_count, ends == 0, ends ? ends : i - start.x);
    }
    if (m.bins)
        packed = packet_of_draw(m.bins, p.bin_count, !s.is_last, m.words);
    prefix b = sum_over_group(n, uint3(closed.length + packed.length, m.words, 0));
    uint bit = state.bit + b.before.x;
    write_packet(number * draw_word_count, closed, bit);
    write_packet(number * draw_word_count, packed, bit + closed.length);
    if (m.bins)
        write_runs(s, p.bin_count, number * primitive_word_count, state.word + b.before.y);
    if (n.thread == 0)
    {
        kinds[0] = kinds[GROUP];
        starts[0] = starts[a.total.x];
    }
    GroupMemoryBarrierWithGroupSync();
    state.bit += b.total.x;
    state.word += b.total.y;
    state.ends += a.total.y;
}

bool is_valid(pipe_source p)
{
    return p.bin_count >= 1 && p.bin_count <= 32 && p.instances <= instance_count &&
           p.first_instance <= instance_count - p.instances;
}

// One group for each pipe.
[numthreads(256, 1, 1)]
void encode(uint3 group : SV_GroupID, uint in_group : SV_GroupIndex)
{
    numbering n = number_threads(in_group);
    uint number = number_of(group);
    if (number >= pipe_count)
        return;
    pipe_source p = sources[number];
    stream_state state = (stream_state)0;
    bool is_there = is_valid(p);
    for (uint i = n.thread; i < draw_word_count; i += GROUP)
        draw_words[number * draw_word_count + i] = 0;
    if (n.thread == 0)
    {
        group_faults = is_there ? 0 : NO_PIPE;
        kinds[0] = LAST;
        starts[0] = uint2(0, 0);
    }
    AllMemoryBarrierWithGroupSync();
    // One element more than there are instances: it closes the last packet.
    for (uint first = 0; is_there && first <= p.instances; first += GROUP)
        encode_instances(n, p, number, first, state);
    if (n.thread != 0)
        return;
    packet end = (packet)0;
    if (is_there)
    {
        put(end, 1, 1);
        end.length += p.bin_count + END_ZEROS;
        put(end, 1, 1);
        write_packet(number * draw_word_count, end, state.bit);
    }
    uint words = (state.bit + end.length + 31) / 32;
    bool has_room = words <= draw_word_count && state.word <= primitive_word_count;
    pipe result = {number * draw_word_count, words, number * primitive_word_count, state.word, p.bin_count};
    pipes[number] = result;
    outcomes[number] = group_faults | (has_room ? 0 : NO_ROOM);
}

// Lost blocks of data, recovered from blocks that are the exclusive or of some of them, which a generator of random numbers
// has chosen: a Luby transform code with two fixed degrees, as PyroFling sends it.
// pass select_blocks
// pass recover

#include "fec.hlsli"

struct outcome
{
    uint recovered, missing;
};

struct fec_state
{
    uint missing, combined; // blocks that are not known, and the exclusive or of their numbers
};

struct recovery
{
    uint fec, lost; // numbers in the packet
};

StructuredBuffer<uint> data_received : register(t1); // a bit each
StructuredBuffer<uint> fec_received : register(t2);
ByteAddressBuffer data_in : register(t3);
ByteAddressBuffer fec_in : register(t4);
RWStructuredBuffer<fec_state> states : register(u2);
RWByteAddressBuffer data_out : register(u3);
RWStructuredBuffer<outcome> outcomes : register(u4);
RWStructuredBuffer<recovery> plan : register(u5); // of a packet in order, as many as it recovers

static const uint NONE = 0xffffffff;
bool is_data_received(uint block)
{
    return data_received[block >> 5] >> (block & 31) & 1;
}

bool is_fec_received(uint block)
{
    return fec_received[block >> 5] >> (block & 31) & 1;
}

// What FEC blocks that arrived lack: here, where numbers fit, how many blocks from bit 16 on and the exclusive or of
// their numbers; else in memory.
static const uint MOST_FEC = 256, MOST_LACKS = 128;
groupshared uint lacking[MOST_FEC];
groupshared uint lacks[MOST_LACKS], lack_count; // which block lacks which: FEC blocks from bit 16 on, and data blocks
groupshared uint known[POOL / 32];              // bits of data blocks that arrived
groupshared uint known_fec[MOST_FEC / 32];      // and of FEC blocks

bool is_small(packet p)
{
    return p.data_count <= POOL && p.fec_count <= MOST_FEC;
}

fec_state state_of(packet p, uint fec)
{
    if (!is_small(p))
        return states[p.first_fec + fec];
    fec_state s = {lacking[fec] >> 16, lacking[fec] & 0xffff};
    return s;
}

void change_state(packet p, uint fec, uint number, uint difference)
{
    if (is_small(p))
    {
        InterlockedAdd(lacking[fec], difference << 16);
        InterlockedXor(lacking[fec], number);
    }
    else
    {
        InterlockedAdd(states[p.first_fec + fec].missing, difference);
        InterlockedXor(states[p.first_fec + fec].combined, number);
    }
}

void note_missing(packet p, uint fec, uint number)
{
    uint place;
    if (!(is_small(p) ? known_fec[fec >> 5] >> (fec & 31) & 1 : is_fec_received(p.first_fec + fec)))
        return;
    change_state(p, fec, number, 1);
    InterlockedAdd(lack_count, 1, place);
    if (place < MOST_LACKS)
        lacks[place] = fec << 16 | number;
}

void note_selected(packet p, uint fec, uint number)
{
    bool is_known = number < POOL ? known[number >> 5] >> (number & 31) & 1 : is_data_received(p.first_data + number);
    if (!is_known)
        note_missing(p, fec, number);
}

static const uint STREAMED = 8; // recoveries that are made while blocks are copied
groupshared uint missing, chosen, lost;

void find_chosen(packet p, uint thread)
{
    for (uint fec = thread; fec < p.fec_count; fec += GROUP)
        if (state_of(p, fec).missing == 1)
        {
            InterlockedMin(chosen, fec);
            break;
        }
}

// The block is known from now on.
void note_found(packet p, uint found, uint thread)
{
    uint i;
    if (is_small(p) && lack_count <= MOST_LACKS)
    {
        for (i = thread; i < lack_count; i += GROUP)
            if ((lacks[i] & 0xffff) == found)
                change_state(p, lacks[i] >> 16, found, NONE);
        return;
    }
    for (i = thread; i < p.fec_count * degree_limit; i += GROUP)
    {
        uint fec = i / degree_limit, number = i % degree_limit;
        if (number < degree_of(p, fec) && selected(p, fec, number) == found && is_fec_received(p.first_fec + fec))
            change_state(p, fec, found, NONE);
    }
}

// What recoveries take of each data block: the pool has room for it once all is drawn.
void add_taken(packet p, uint number, uint recovery_bit)
{
    if (is_small(p))
        InterlockedOr(pool[number], recovery_bit);
    else
        InterlockedOr(pools[p.first_data + number], recovery_bit);
}

void clear_taken(packet p, uint thread)
{
    for (uint i = thread; i < p.data_count; i += GROUP)
        if (is_small(p))
            pool[i] = 0;
        else
            pools[p.first_data + i] = 0;
}

void write_taken(packet p, uint thread)
{
    GroupMemoryBarrierWithGroupSync();
    for (uint i = thread; i < p.data_count && is_small(p); i += GROUP)
        pools[p.first_data + i] = pool[i];
}

// As long as an FEC block lacks one of its blocks, the first such gives it. Which gives which depends on numbers only.
uint make_plan(packet p, uint thread)
{
    uint count;
    for (count = 0; count < min(p.fec_count, p.data_count); count++)
    {
        if (thread == 0)
            chosen = NONE;
        if (is_small(p))
            GroupMemoryBarrierWithGroupSync();
        else
            AllMemoryBarrierWithGroupSync();
        find_chosen(p, thread);
        GroupMemoryBarrierWithGroupSync();
        recovery r = {chosen, 0};
        if (r.fec == NONE)
            break;
        if (thread == 0)
        {
            lost = min(state_of(p, r.fec).combined, p.data_count - 1);
            r.lost = lost;
            plan[p.first_fec + count] = r;
        }
        GroupMemoryBarrierWithGroupSync();
        if (count < STREAMED)
            for (uint i = thread; i < degree_of(p, r.fec); i += GROUP)
                add_taken(p, selected(p, r.fec, i), 1u << count);
        note_found(p, lost, thread);
    }
    return count;
}

// All that starts as nothing, and what arrived.
void start(packet p, uint thread)
{
    fec_state none = {0, 0};
    uint i;
    if (thread == 0)
    {
        missing = 0;
        lack_count = 0;
    }
    for (i = thread; i < MOST_FEC; i += GROUP)
        lacking[i] = 0;
    for (i = thread; i < POOL / 32; i += GROUP)
        known[i] = 0;
    if (thread < MOST_FEC / 32)
        known_fec[thread] = 0;
    if (!is_small(p))
        for (i = thread; i < p.fec_count; i += GROUP)
            states[p.first_fec + i] = none;
    AllMemoryBarrierWithGroupSync();
    for (i = thread; i < min(p.fec_count, MOST_FEC); i += GROUP)
        if (is_fec_received(p.first_fec + i))
            InterlockedOr(known_fec[i >> 5], 1u << (i & 31));
    for (i = thread; i < p.data_count; i += GROUP)
    {
        if (!is_data_received(p.first_data + i))
            InterlockedAdd(missing, 1);
        else if (i < POOL)
            InterlockedOr(known[i >> 5], 1u << (i & 31));
    }
    GroupMemoryBarrierWithGroupSync();
}

// One group for each packet: which blocks FEC blocks are of, and what gives which.
[numthreads(128, 1, 1)]
void select_blocks(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    uint number = number_of(group);
    if (number >= packet_count)
        return;
    packet p = packets[number];
    outcome result = {0, NONE};
    if (is_valid(p))
    {
        start(p, thread);
        select_for(p, thread);
        AllMemoryBarrierWithGroupSync();
        clear_taken(p, thread);
        if (!is_small(p))
            AllMemoryBarrierWithGroupSync();
        result.recovered = make_plan(p, thread);
        write_taken(p, thread);
        result.missing = missing - result.recovered;
    }
    if (thread == 0)
        outcomes[number] = result;
}

// Four words of a block.
uint address_of(uint block, uint column)
{
    return 4 * (block * block_words + 4 * column);
}

uint4 read_column(ByteAddressBuffer buffer, uint block, uint column)
{
    uint address = address_of(block, column);
    uint4 value = uint4(0, 0, 0, 0);
    if ((block_words & 3) == 0)
        return buffer.Load4(address);
    [unroll] for (uint i = 0; i < 4; i++)
        if (4 * column + i < block_words)
            value[i] = buffer.Load(address + 4 * i);
    return value;
}

uint4 read_column_out(uint block, uint column)
{
    uint address = address_of(block, column);
    uint4 value = uint4(0, 0, 0, 0);
    if ((block_words & 3) == 0)
        return data_out.Load4(address);
    [unroll] for (uint i = 0; i < 4; i++)
        if (4 * column + i < block_words)
            value[i] = data_out.Load(address + 4 * i);
    return value;
}

void write_column(uint block, uint column, uint4 value)
{
    uint address = address_of(block, column);
    if ((block_words & 3) == 0)
        data_out.Store4(address, value);
    else
        [unroll] for (uint i = 0; i < 4; i++)
            if (4 * column + i < block_words)
                data_out.Store(address + 4 * i, value[i]);
}

static const uint COLUMNS = 64, PARTS = 4, AT_ONCE = 4;
groupshared uint4 of_parts[PARTS][COLUMNS];

// The exclusive or of what all parts have.
uint4 combine(uint4 own, uint part, uint column)
{
    GroupMemoryBarrierWithGroupSync();
    of_parts[part][column] = own;
    GroupMemoryBarrierWithGroupSync();
    return of_parts[0][column] ^ of_parts[1][column] ^ of_parts[2][column] ^ of_parts[3][column];
}

struct sums_of_recoveries
{
    uint4 sums[STREAMED];
};

// Each PARTS-th block; what recoveries take of them is added up on the way.
void copy_blocks(packet p, uint part, uint column, bool has_column, inout sums_of_recoveries s)
{
    for (uint first = part; first < p.data_count; first += PARTS * AT_ONCE)
    {
        uint4 values[AT_ONCE];
        uint i;
        [unroll] for (i = 0; i < AT_ONCE; i++)
        {
            uint block = p.first_data + first + PARTS * i;
            values[i] = uint4(0, 0, 0, 0);
            if (has_column && first + PARTS * i < p.data_count && is_data_received(block))
                values[i] = read_column(data_in, block, column);
        }
        [unroll] for (i = 0; i < AT_ONCE; i++)
        {
            uint block = p.first_data + first + PARTS * i;
            if (!has_column || first + PARTS * i >= p.data_count)
                break;
            uint taken = pools[block];
            write_column(block, column, values[i]);
            if (taken != 0)
                [unroll] for (uint r = 0; r < STREAMED; r++)
                    s.sums[r] ^= taken >> r & 1 ? values[i] : 0;
        }
    }
}

// Of each, what was added up; what is recovered is part of later ones.
void recover_streamed(packet p, uint count, uint part, uint column, uint thread_column, bool has_column,
                      inout sums_of_recoveries s)
{
    [unroll] for (uint r = 0; r < STREAMED; r++)
    {
        if (r >= count)
            break;
        recovery next = plan[p.first_fec + r];
        uint fec = min(next.fec, p.fec_count - 1), block = p.first_data + min(next.lost, p.data_count - 1);
        uint4 value = combine(s.sums[r], part, thread_column);
        if (part == 0 && has_column)
        {
            uint taken = pools[block];
            value ^= read_column(fec_in, p.first_fec + fec, column);
            write_column(block, column, value);
            [unroll] for (uint later = r + 1; later < STREAMED; later++)
                s.sums[later] ^= taken >> later & 1 ? value : 0;
        }
    }
}

// The others, from what is known by then.
void recover_late(packet p, uint count, uint part, uint column, uint thread_column, bool has_column)
{
    for (uint r = STREAMED; r < count; r++)
    {
        AllMemoryBarrierWithGroupSync();
        recovery next = plan[p.first_fec + r];
        uint fec = min(next.fec, p.fec_count - 1), lost_one = min(next.lost, p.data_count - 1);
        uint4 value = uint4(0, 0, 0, 0);
        for (uint i = part; i < degree_of(p, fec); i += PARTS)
        {
            uint number = selected(p, fec, i);
            if (has_column && number != lost_one)
                value ^= read_column_out(p.first_data + number, column);
        }
        value = combine(value, part, thread_column);
        if (part == 0 && has_column)
            write_column(p.first_data + lost_one, column, value ^ read_column(fec_in, p.first_fec + fec, column));
    }
}

// One group for 256 words of a packet's blocks: each thread has the same four words of a quarter of them.
[numthreads(64, 4, 1)]
void recover(uint3 group : SV_GroupID, uint3 thread : SV_GroupThreadID)
{
    uint number = number_of(group), column = group.y * COLUMNS + thread.x;
    if (number >= packet_count)
        return;
    packet p = packets[number];
    if (!is_valid(p))
        return;
    bool has_column = 4 * column < block_words;
    uint count = min(outcomes[number].recovered, p.fec_count);
    sums_of_recoveries s = (sums_of_recoveries)0;
    copy_blocks(p, thread.y, column, has_column, s);
    if (count == 0)
        return;
    AllMemoryBarrierWithGroupSync();
    recover_streamed(p, count, thread.y, column, thread.x, has_column, s);
    recover_late(p, count, thread.y, column, thread.x, has_column);
}

// Lost blocks of data, recovered from blocks that are the exclusive or of some of them, which a generator of random numbers
// has chosen: a Luby transform code with two fixed degrees, as PyroFling sends it.
// pass select_blocks
// pass recover

cbuffer constants : register(b0)
{
    uint packet_count;
    uint block_words;
    uint data_block_count, fec_block_count;
    uint degree_limit;
};

struct packet
{
    uint first_data, data_count, first_fec, fec_count;
    uint degree_even, degree_odd;
    uint seed;
};

struct outcome
{
    uint recovered, missing;
};

struct fec_state
{
    uint missing, combined; // blocks that are not known, and the exclusive or of their numbers
};

StructuredBuffer<packet> packets : register(t0);
StructuredBuffer<uint> data_received : register(t1); // a bit each
StructuredBuffer<uint> fec_received : register(t2);
StructuredBuffer<uint> data_in : register(t3);
StructuredBuffer<uint> fec_in : register(t4);
RWStructuredBuffer<uint> pools : register(u0);      // of numbers; then whether each data block is known
RWStructuredBuffer<uint> selections : register(u1); // degree_limit for each FEC block
RWStructuredBuffer<fec_state> states : register(u2);
RWStructuredBuffer<uint> data_out : register(u3);
RWStructuredBuffer<outcome> outcomes : register(u4);

static const uint NONE = 0xffffffff;
static const uint GROUP = 256;
static const uint PRIME = 0x7fffffff;

uint degree_of(packet p, uint fec)
{
    return fec & 1 ? p.degree_odd : p.degree_even;
}

// Whether everything lies where there is room for it.
bool is_valid(packet p)
{
    uint degree = max(p.degree_even, p.degree_odd);
    return p.data_count <= data_block_count && p.first_data <= data_block_count - p.data_count &&
           p.fec_count <= fec_block_count && p.first_fec <= fec_block_count - p.fec_count && degree <= degree_limit &&
           degree <= p.data_count;
}

// state * 48271 modulo 2^31 - 1: a multiple of 2^31 counts as itself divided by that. The modulus is prime and the state
// not 0, so the result is not 0 either.
uint next_random(uint state)
{
    uint low = (state & 0xffff) * 48271, high = (state >> 16) * 48271;
    uint sum = (high >> 15) + ((high & 0x7fff) << 16) + (low >> 31) + (low & PRIME);
    return (sum >> 31) + (sum & PRIME);
}

// One thread for each packet: what is chosen depends on all that was before. Blocks are drawn from a pool, which is filled
// anew only when it has too few left.
[numthreads(64, 1, 1)]
void select_blocks(uint3 thread : SV_DispatchThreadID)
{
    if (thread.x >= packet_count)
        return;
    packet p = packets[thread.x];
    if (!is_valid(p))
        return;
    uint state = p.seed % PRIME, left = 0;
    if (state == 0)
        state = 1;
    for (uint fec = 0; fec < p.fec_count; fec++)
    {
        uint degree = degree_of(p, fec);
        if (left < degree)
        {
            for (uint n = 0; n < p.data_count; n++)
                pools[p.first_data + n] = n;
            left = p.data_count;
        }
        for (uint i = 0; i < degree; i++)
        {
            state = next_random(state);
            uint place = p.first_data + state % left;
            left--;
            selections[(p.first_fec + fec) * degree_limit + i] = pools[place];
            pools[place] = pools[p.first_data + left];
        }
    }
}

// Numbers stay below the packet's count, also where packets that overlap write each other's.
uint selected(packet p, uint fec_block, uint i)
{
    return min(selections[fec_block * degree_limit + i], p.data_count - 1);
}

groupshared uint chosen, lost, recovered, missing;

void copy_received(packet p, uint thread)
{
    for (uint n = 0; n < p.data_count; n++)
    {
        uint block = p.first_data + n;
        bool is_known = data_received[block >> 5] >> (block & 31) & 1;
        for (uint word = thread; word < block_words; word += GROUP)
            data_out[block * block_words + word] = is_known ? data_in[block * block_words + word] : 0;
        if (thread == 0)
        {
            pools[block] = is_known;
            missing += !is_known;
        }
    }
}

void start_states(packet p, uint thread)
{
    for (uint fec = thread; fec < p.fec_count; fec += GROUP)
    {
        uint block = p.first_fec + fec;
        fec_state s = (fec_state)0;
        if (fec_received[block >> 5] >> (block & 31) & 1)
            for (uint i = 0; i < degree_of(p, fec); i++)
            {
                uint number = selected(p, block, i);
                if (!pools[p.first_data + number])
                {
                    s.missing++;
                    s.combined ^= number;
                }
            }
        states[block] = s;
    }
}

// Each thread has its own words of all blocks.
void recover_block(packet p, uint fec, uint number_lost, uint thread)
{
    uint block = p.first_fec + fec, degree = degree_of(p, fec);
    for (uint word = thread; word < block_words; word += GROUP)
    {
        uint value = fec_in[block * block_words + word];
        for (uint i = 0; i < degree; i++)
        {
            uint number = selected(p, block, i);
            if (number != number_lost)
                value ^= data_out[(p.first_data + number) * block_words + word];
        }
        data_out[(p.first_data + number_lost) * block_words + word] = value;
    }
}

void update_states(packet p, uint found, uint thread)
{
    for (uint fec = thread; fec < p.fec_count; fec += GROUP)
    {
        uint block = p.first_fec + fec;
        fec_state s = states[block];
        if (s.missing == 0)
            continue;
        for (uint i = 0; i < degree_of(p, fec); i++)
            if (selected(p, block, i) == found)
            {
                s.missing--;
                s.combined ^= found;
            }
        states[block] = s;
    }
}

// One group for each packet: as long as an FEC block lacks one of its blocks, the first such gives it.
[numthreads(256, 1, 1)]
void recover(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    packet p = packets[group.x];
    outcome result = {0, NONE};
    if (is_valid(p))
    {
        if (thread == 0)
        {
            recovered = 0;
            missing = 0;
        }
        copy_received(p, thread);
        AllMemoryBarrierWithGroupSync();
        start_states(p, thread);
        for (uint n = 0; n < p.data_count; n++)
        {
            if (thread == 0)
                chosen = NONE;
            AllMemoryBarrierWithGroupSync();
            for (uint fec = thread; fec < p.fec_count; fec += GROUP)
                if (states[p.first_fec + fec].missing == 1)
                {
                    InterlockedMin(chosen, fec);
                    break;
                }
            AllMemoryBarrierWithGroupSync();
            uint fec_chosen = chosen;
            if (fec_chosen == NONE)
                break;
            if (thread == 0)
            {
                lost = min(states[p.first_fec + fec_chosen].combined, p.data_count - 1);
                recovered++;
            }
            AllMemoryBarrierWithGroupSync();
            uint found = lost;
            recover_block(p, fec_chosen, found, thread);
            AllMemoryBarrierWithGroupSync();
            update_states(p, found, thread);
        }
        GroupMemoryBarrierWithGroupSync();
        result.recovered = recovered;
        result.missing = missing - recovered;
    }
    if (thread == 0)
        outcomes[group.x] = result;
}

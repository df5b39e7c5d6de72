// Which data blocks FEC blocks are the exclusive or of: a generator of random numbers chooses them, a Luby transform code with
// two fixed degrees.

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

StructuredBuffer<packet> packets : register(t0);
RWStructuredBuffer<uint> pools : register(u0); // of numbers; then of the decoder's use
RWStructuredBuffer<uint> selections : register(u1); // degree_limit for each FEC block

static const uint GROUP = 128; // of select_blocks
static const uint PRIME = 0x7fffffff, FACTOR = 48271, FACTOR_OF_GROUP = 1617261148; // FACTOR to the power GROUP

#include "group.hlsli"

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

// a * b modulo 2^31 - 1, of numbers below that: a multiple of 2^31 counts as itself divided by that. The modulus is prime
// and the factors not 0, so the result is not 0 either.
uint multiply(uint a, uint b)
{
    uint low = (a & 0xffff) * (b & 0xffff), middle = (a >> 16) * (b & 0xffff) + (low >> 16);
    uint other = (a & 0xffff) * (b >> 16) + (middle & 0xffff);
    uint high = (a >> 16) * (b >> 16) + (middle >> 16) + (other >> 16);
    low = other << 16 | (low & 0xffff);
    uint sum = (high << 1 | low >> 31) + (low & PRIME);
    return (sum >> 31) + (sum & PRIME);
}

// FACTOR to the powers 1, 2, 4, 8 and so on, modulo PRIME.
static const uint POWERS_OF_FACTOR[] = {48271, 182605794, 1914720637, 854716505, 1098894339, 890442452,
                                        719080959, 1617261148, 944147713, 1928592452, 1491754107, 560989};

// FACTOR to the power `steps`: what so many steps of the generator multiply its state by.
uint power_of_factor(uint steps)
{
    uint result = 1, power = POWERS_OF_FACTOR[11];
    uint i;
    [unroll] for (i = 0; i < 8; i++)
        if (steps >> i & 1)
            result = multiply(result, POWERS_OF_FACTOR[i]);
    if (steps < 256)
        return result;
    [unroll] for (i = 8; i < 12; i++)
        if (steps >> i & 1)
            result = multiply(result, POWERS_OF_FACTOR[i]);
    for (steps >>= 12; steps != 0; steps >>= 1)
    {
        power = multiply(power, power);
        if (steps & 1)
            result = multiply(result, power);
    }
    return result;
}

// The state of the generator after so many steps: C++'s minstd_rand.
uint random_after(uint seed, uint steps)
{
    uint state = seed % PRIME;
    return multiply(state ? state : 1, power_of_factor(steps));
}

// Numbers stay below the packet's count, also where packets that overlap write each other's.
uint selected(packet p, uint fec, uint i)
{
    return min(selections[(p.first_fec + fec) * degree_limit + i], p.data_count - 1);
}

// Blocks are drawn from a pool, which is filled anew only when it has too few left for the next FEC block. Between two
// fillings draws depend on each other; an epoch is what lies between. Epochs are drawn at once, a thread each.
static const uint POOL = 1536;
groupshared uint pool[POOL]; // number n, and from bit 16 on the place that draw n takes; what is drawn goes to the end
static const uint MOST_EPOCHS = 32;
groupshared uint epoch_fec[MOST_EPOCHS + 1], epoch_draw[MOST_EPOCHS + 1], epoch_count; // firsts

// What FEC blocks before this one draw.
uint draws_before(packet p, uint fec)
{
    return (fec + 1) / 2 * p.degree_even + fec / 2 * p.degree_odd;
}

// Whether an even FEC block and the odd one behind it take all data blocks: then each two are an epoch.
bool are_pairs(packet p)
{
    return p.degree_even + p.degree_odd == p.data_count;
}

// The epochs from a FEC block on, as many as there is room for.
void find_epochs(packet p, uint fec, uint thread)
{
    uint most = min(POOL / p.data_count, MOST_EPOCHS), count = 0, draw = draws_before(p, fec);
    if (are_pairs(p))
    {
        count = min((p.fec_count - fec + 1) / 2, most);
        for (uint epoch = thread; epoch <= count; epoch += GROUP)
        {
            epoch_fec[epoch] = min(fec + 2 * epoch, p.fec_count);
            epoch_draw[epoch] = draws_before(p, epoch_fec[epoch]);
        }
    }
    else if (thread == 0)
    {
        while (count < most && fec < p.fec_count)
        {
            uint left = p.data_count, degree = degree_of(p, fec);
            epoch_fec[count] = fec;
            epoch_draw[count++] = draw;
            for (; fec < p.fec_count && degree <= left; degree = degree_of(p, fec))
            {
                left -= degree;
                draw += degree;
                fec++;
            }
        }
        epoch_fec[count] = fec;
        epoch_draw[count] = draw;
    }
    if (thread == 0)
        epoch_count = count;
}

// The epoch that has a draw, from one on that is not behind it.
uint epoch_of(uint draw, uint epoch)
{
    while (draw >= epoch_draw[epoch + 1])
        epoch++;
    return epoch;
}

// What the draws of all epochs take: all random numbers are known at once. A thread has each GROUP-th draw.
void find_places(packet p, uint thread)
{
    uint first = epoch_draw[0] + thread, state = random_after(p.seed, first + 1), epoch = 0;
    for (uint draw = first; draw < epoch_draw[epoch_count]; draw += GROUP)
    {
        epoch = epoch_of(draw, epoch);
        uint number = draw - epoch_draw[epoch];
        pool[epoch * p.data_count + number] = number | state % (p.data_count - number) << 16;
        state = multiply(state, FACTOR_OF_GROUP);
    }
    for (epoch = are_pairs(p) ? epoch_count - 1 : 0; epoch < epoch_count; epoch++) // what no draw begins with
        for (uint number = epoch_draw[epoch + 1] - epoch_draw[epoch] + thread; number < p.data_count; number += GROUP)
            pool[epoch * p.data_count + number] = number;
}

// Draws are made a few at once: what an earlier one of them leaves at a place takes the place of what was read there.
static const uint DRAWS_AT_ONCE = 2;

void draw_epoch(packet p, uint epoch)
{
    uint first = epoch * p.data_count, count = epoch_draw[epoch + 1] - epoch_draw[epoch];
    for (uint number = 0; number < count; number += DRAWS_AT_ONCE)
    {
        uint places[DRAWS_AT_ONCE], lasts[DRAWS_AT_ONCE], i, k;
        uint drawn[DRAWS_AT_ONCE], moved[DRAWS_AT_ONCE], drawn_place[DRAWS_AT_ONCE], moved_place[DRAWS_AT_ONCE];
        [unroll] for (i = 0; i < DRAWS_AT_ONCE; i++)
            places[i] = first + (pool[min(first + number + i, POOL - 1)] >> 16);
        [unroll] for (i = 0; i < DRAWS_AT_ONCE; i++)
        {
            lasts[i] = first + max(p.data_count - number, i + 1) - i - 1;
            drawn[i] = pool[min(places[i], POOL - 1)];
            moved[i] = pool[lasts[i]];
            drawn_place[i] = drawn[i] & 0xffff0000;
            moved_place[i] = moved[i] & 0xffff0000;
        }
        [unroll] for (i = 0; i < DRAWS_AT_ONCE; i++)
        {
            [unroll] for (k = 0; k < i; k++)
            {
                drawn[i] = places[i] == places[k] ? moved[k] : drawn[i];
                moved[i] = lasts[i] == places[k] ? moved[k] : moved[i];
            }
            if (number + i < count)
            {
                pool[places[i]] = drawn_place[i] | (moved[i] & 0xffff);
                pool[lasts[i]] = moved_place[i] | (drawn[i] & 0xffff);
            }
        }
    }
}

// What the includer makes of each that is selected.
void note_selected(packet p, uint fec, uint number);

// What was drawn, where FEC blocks have it.
void write_selections(packet p, uint thread)
{
    uint fec = epoch_fec[0], i = thread, epoch = 0;
    for (uint draw = epoch_draw[0] + thread; draw < epoch_draw[epoch_count]; draw += GROUP, i += GROUP)
    {
        for (; i >= degree_of(p, fec); fec++)
            i -= degree_of(p, fec);
        epoch = epoch_of(draw, epoch);
        uint number = pool[(epoch + 1) * p.data_count - 1 - (draw - epoch_draw[epoch])] & 0xffff;
        selections[(p.first_fec + fec) * degree_limit + i] = number;
        note_selected(p, fec, number);
    }
}

void select_in_groupshared_memory(packet p, uint thread)
{
    uint fec = 0;
    while (fec < p.fec_count)
    {
        GroupMemoryBarrierWithGroupSync();
        find_epochs(p, fec, thread);
        GroupMemoryBarrierWithGroupSync();
        find_places(p, thread);
        GroupMemoryBarrierWithGroupSync();
        if (thread < epoch_count)
            draw_epoch(p, thread);
        GroupMemoryBarrierWithGroupSync();
        write_selections(p, thread);
        fec = epoch_fec[epoch_count];
    }
}

// Of packets whose pool groupshared memory has no room for.
void select_in_memory(packet p)
{
    uint state = random_after(p.seed, 0), left = 0;
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
            state = multiply(state, FACTOR);
            uint place = p.first_data + state % left;
            left--;
            uint number = min(pools[place], p.data_count - 1);
            selections[(p.first_fec + fec) * degree_limit + i] = number;
            pools[place] = pools[p.first_data + left];
            note_selected(p, fec, number);
        }
    }
}

// By all threads of a group; what was selected is in memory behind a barrier.
void select_for(packet p, uint thread)
{
    if (p.data_count <= POOL && p.data_count != 0)
        select_in_groupshared_memory(p, thread);
    else if (thread == 0)
        select_in_memory(p);
}

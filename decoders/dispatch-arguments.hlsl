// How many groups the passes of a decoder take, from constants that only the device knows: what dxs_decoder_groups says.
// pass limit

cbuffer constants : register(b0)
{
    uint pass_count;
    uint constant_count;
};

struct amount // each * ceil(constants[a] * constants[b] / per)
{
    uint each, per;
    int a, b;
};

struct dispatch // VkDispatchIndirectCommand, D3D12_DISPATCH_ARGUMENTS
{
    uint groups[3];
};

StructuredBuffer<uint> given : register(t0);
StructuredBuffer<uint> limits : register(t1);
StructuredBuffer<amount> amounts : register(t2); // three for each pass
RWStructuredBuffer<dispatch> dispatches : register(u0);
RWStructuredBuffer<uint> limited : register(u1);

static const uint GROUP = 64, MOST_CONSTANTS = 32;
static const uint MOST_GROUPS = 65535, TOO_MANY = 0xffffffff;

#include "group.hlsli"

uint constant_at(uint number)
{
    return number < min(constant_count, MOST_CONSTANTS) ? min(given[number], limits[number]) : 0;
}

uint factor(int number)
{
    return number < 0 ? 1 : constant_at((uint)number);
}

// The low and high 32 bits of a product.
uint2 product(uint a, uint b)
{
    uint low = (a & 0xffff) * (b & 0xffff), left = (a >> 16) * (b & 0xffff), right = (a & 0xffff) * (b >> 16);
    uint middle = (low >> 16) + (left & 0xffff) + (right & 0xffff);
    return uint2(a * b, (a >> 16) * (b >> 16) + (left >> 16) + (right >> 16) + (middle >> 16));
}

// Rounded up; TOO_MANY if it does not fit.
uint divide(uint2 value, uint by)
{
    uint remainder = 0, quotient = 0;
    bool fits = true;
    for (uint i = 0; i < 64; i++)
    {
        remainder = remainder << 1 | value.y >> 31;
        value = uint2(value.x << 1, value.y << 1 | value.x >> 31);
        fits = fits && quotient >> 31 == 0;
        quotient <<= 1;
        if (remainder >= by)
        {
            remainder -= by;
            quotient |= 1;
        }
    }
    return !fits || quotient == TOO_MANY ? TOO_MANY : quotient + (remainder != 0);
}

uint evaluate(amount a)
{
    uint2 groups = product(divide(product(factor(a.a), factor(a.b)), max(a.per, 1)), a.each);
    return groups.y != 0 ? TOO_MANY : groups.x;
}

// A thread for each constant and each pass. Passes that no dispatch can hold get no groups.
[numthreads(64, 1, 1)]
void limit(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    uint number = number_of(group) * GROUP + thread;
    if (number < MOST_CONSTANTS)
        limited[number] = constant_at(number);
    if (number >= pass_count)
        return;
    dispatch d;
    uint i;
    [unroll] for (i = 0; i < 3; i++)
        d.groups[i] = evaluate(amounts[3 * number + i]);
    if (d.groups[0] > MOST_GROUPS && d.groups[0] != TOO_MANY && d.groups[2] == 1)
    {
        d.groups[2] = d.groups[0] / GROUPS_IN_ROW + (d.groups[0] % GROUPS_IN_ROW != 0);
        d.groups[0] = GROUPS_IN_ROW;
    }
    if (d.groups[0] > MOST_GROUPS || d.groups[1] > MOST_GROUPS || d.groups[2] > MOST_GROUPS)
        d.groups[0] = d.groups[1] = d.groups[2] = 0;
    dispatches[number] = d;
}

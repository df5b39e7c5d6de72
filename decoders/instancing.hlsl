// Addresses of vertex attributes for the linear invocation numbers of instanced draws, in the manner of Mali GPUs
// ("Instancing", documentation of Mesa's panfrost driver).
// pass describe
// pass address

cbuffer constants : register(b0)
{
    uint vertex_count;
    uint attribute_count;
    uint first_id;
    uint id_count;
    uint is_instanced;
    uint is_padded_as_documented;
};

struct attribute
{
    uint divisor; // 0: the same for all instances. Of per-vertex attributes PER_VERTEX
    uint stride, offset, element_size, buffer_size; // bytes
};

struct descriptor
{
    uint mode, shift, extra, magic;
    uint stride, offset, element_size, buffer_size;
};

StructuredBuffer<attribute> attributes : register(t0);
RWStructuredBuffer<descriptor> descriptors : register(u0);
RWStructuredBuffer<uint> addresses : register(u1);

static const uint GROUP = 256;
static const uint IDS_OF_THREAD = 64, IDS_AT_ONCE = 16;
static const uint PER_VERTEX = 0xffffffff;
static const uint NONE = 0xffffffff;

static const uint MODE_LINEAR = 0;
static const uint MODE_MODULUS = 1;
static const uint MODE_SHIFT = 2;
static const uint MODE_MAGIC = 3;

#include "group.hlsli"

// 64 bits of a product, without 64-bit integers: high word, low word.
uint2 multiply(uint a, uint b)
{
    uint low = (a & 0xffff) * (b & 0xffff);
    uint middle = (a >> 16) * (b & 0xffff) + (low >> 16);
    uint other = (a & 0xffff) * (b >> 16) + (middle & 0xffff);
    return uint2((a >> 16) * (b >> 16) + (middle >> 16) + (other >> 16), a * b);
}

// The least 1, 3, 5, 7 or 9 times a power of two that the table of the hardware gives: odd number, shift. The documentation
// has multiples of four that are greater than the count, the driver has others for small counts.
uint2 pad(uint count)
{
    if (is_padded_as_documented && count < 32) // all multiples of four up to there are such numbers
    {
        uint padded = (count & ~3u) + 4, shift = firstbitlow(padded);
        return uint2(padded >> shift, shift);
    }
    if (count < 20)
    {
        uint padded = count < 10 ? max(count, 1) : count + (count & 1);
        uint shift = firstbitlow(padded);
        return uint2(padded >> shift, shift);
    }
    uint rest = firstbithigh(count) - 3;
    uint high = count >> rest;
    if (high == 8)
        return uint2(9, rest);
    if (high == 9)
        return uint2(5, rest + 1);
    if (high < 12)
        return uint2(3, rest + 2);
    if (high < 14)
        return uint2(7, rest + 1);
    return uint2(1, rest + 4);
}

// magic = floor(2^(32 + shift) / divisor), or one more; the divisor is no power of two.
void find_magic(uint divisor, inout descriptor result)
{
    uint remainder = 1u << result.shift, quotient = 0;

    for (uint i = 0; i < 32; i++)
    {
        bool carry = remainder >> 31;
        remainder <<= 1;
        quotient <<= 1;
        if (carry || remainder >= divisor)
        {
            remainder -= divisor;
            quotient |= 1;
        }
    }
    result.extra = remainder <= 1u << result.shift;
    result.magic = (quotient + 1 - result.extra) & 0x7fffffff;
}

descriptor describe_instanced(attribute source, descriptor result)
{
    uint2 padded = pad(vertex_count);
    if (source.divisor == PER_VERTEX)
    {
        result.mode = MODE_MODULUS;
        result.shift = padded.y;
        result.extra = padded.x >> 1;
        return result;
    }
    // Products beyond 32 bits are greater than any invocation number: the quotient is 0, as with divisor 0.
    bool is_wide = padded.y > 31;
    uint2 product = multiply(padded.x << (padded.y & 31), source.divisor);
    if (source.divisor == 0 || product.x != 0 || is_wide)
    {
        result.stride = 0;
        return result;
    }
    uint divisor = product.y;
    result.shift = firstbithigh(divisor);
    result.mode = (divisor & (divisor - 1)) == 0 ? MODE_SHIFT : MODE_MAGIC;
    if (result.mode == MODE_MAGIC)
        find_magic(divisor, result);
    return result;
}

[numthreads(64, 1, 1)]
void describe(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    uint number = number_of(group) * 64 + thread;
    if (number >= attribute_count)
        return;
    attribute source = attributes[number];
    descriptor result = (descriptor)0;
    result.stride = source.stride;
    result.offset = source.offset;
    result.element_size = source.element_size;
    result.buffer_size = source.buffer_size;
    if (is_instanced)
        result = describe_instanced(source, result);
    else if (source.divisor != PER_VERTEX)
        result.stride = 0;
    descriptors[number] = result;
}

// Invocations count up by GROUP from element to element of a thread. What they are divided by, and the attribute, stay
// the same: quotient and remainder go on from the last.
struct division
{
    uint divisor, step_quotient, step_remainder;
    uint quotient, remainder;
};

// Divisor 0: 2^32 and more.
void divide(inout division d, uint id)
{
    d.quotient = d.divisor == 0 ? 0 : id / d.divisor;
    d.remainder = id - d.quotient * d.divisor;
}

division start_division(uint divisor, uint id)
{
    division d;
    d.divisor = divisor;
    divide(d, GROUP);
    d.step_quotient = d.quotient;
    d.step_remainder = d.remainder;
    divide(d, id);
    return d;
}

// Of the next invocation, unless its number begins again behind the last one.
void step(inout division d)
{
    bool carries = d.remainder >= d.divisor - d.step_remainder && d.divisor != 0;
    d.quotient += d.step_quotient + (uint)carries;
    d.remainder += d.step_remainder - (carries ? d.divisor : 0);
}

uint padded_count()
{
    uint2 padded = pad(vertex_count);
    return padded.y > 31 ? 0 : padded.x << padded.y;
}

// What the attribute unit divides by; what `describe` made of it gives the same quotients.
uint divisor_of(descriptor d, attribute source)
{
    if (d.mode == MODE_LINEAR)
        return 1;
    if (d.mode == MODE_MODULUS)
        return d.shift > 31 ? 0 : (2 * d.extra + 1) << d.shift;
    if (d.mode == MODE_SHIFT)
        return 1u << d.shift;
    return padded_count() * source.divisor;
}

// Elements up to the last one lie in their buffer as a whole.
struct range
{
    bool has_any;
    uint last;
};

range elements_in(descriptor d)
{
    range r;
    uint end = d.offset + d.element_size;
    r.has_any = end >= d.offset && end <= d.buffer_size;
    r.last = d.stride == 0 ? NONE : (d.buffer_size - end) / d.stride;
    return r;
}

struct cursor
{
    division element, vertex;
    uint invocation, id, target;
};

void write_address(cursor c, descriptor d, uint last, uint vertices)
{
    uint e = d.mode == MODE_MODULUS ? c.element.remainder : c.element.quotient;
    addresses[c.target] = c.vertex.remainder < vertices && e <= last ? e * d.stride + d.offset : NONE;
}

void advance(inout cursor c)
{
    step(c.element);
    step(c.vertex);
    c.invocation += GROUP;
    c.target += GROUP * attribute_count;
}

// A thread has every 256th invocation of 16,384, and of each the same attribute; the threads of a group have addresses that lie side
// by side in memory.
[numthreads(256, 1, 1)]
void address(uint3 group : SV_GroupID, uint thread : SV_GroupIndex)
{
    uint column = group.y * GROUP + thread, number = column % attribute_count, i;
    descriptor d = descriptors[number];
    range in_buffer = elements_in(d);
    uint vertices = in_buffer.has_any ? vertex_count : 0;
    cursor c;
    c.invocation = number_of(group) * (GROUP * IDS_OF_THREAD) + column / attribute_count;
    c.target = c.invocation * attribute_count + number;
    c.id = first_id + c.invocation;
    c.element = start_division(divisor_of(d, attributes[number]), c.id);
    c.vertex = start_division(is_instanced ? padded_count() : 0, c.id);

    uint last = c.invocation + GROUP * (IDS_OF_THREAD - 1);
    if (last < id_count && c.id + GROUP * IDS_OF_THREAD >= c.id)
    {
        for (i = 0; i < IDS_OF_THREAD; i += IDS_AT_ONCE)
            [unroll] for (uint n = 0; n < IDS_AT_ONCE; n++)
            {
                write_address(c, d, in_buffer.last, vertices);
                advance(c);
            }
        return;
    }
    for (i = 0; i < IDS_OF_THREAD && c.invocation < id_count; i++)
    {
        write_address(c, d, in_buffer.last, vertices);
        advance(c);
        c.id += GROUP;
        if (c.id < GROUP) // numbers begin again behind the last
        {
            divide(c.element, c.id);
            divide(c.vertex, c.id);
        }
    }
}

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

static const uint PER_VERTEX = 0xffffffff;
static const uint NONE = 0xffffffff;

static const uint MODE_LINEAR = 0;
static const uint MODE_MODULUS = 1;
static const uint MODE_SHIFT = 2;
static const uint MODE_MAGIC = 3;

// 64 bits of a product, without 64-bit integers: high word, low word.
uint2 multiply(uint a, uint b)
{
    uint low = (a & 0xffff) * (b & 0xffff);
    uint middle = (a >> 16) * (b & 0xffff) + (low >> 16);
    uint other = (a & 0xffff) * (b >> 16) + (middle & 0xffff);
    return uint2((a >> 16) * (b >> 16) + (middle >> 16) + (other >> 16), a * b);
}

// The least 1, 3, 5, 7 or 9 times a power of two that the table of the hardware gives: odd number, shift.
uint2 pad(uint count)
{
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
void describe(uint3 id : SV_DispatchThreadID)
{
    if (id.x >= attribute_count)
        return;
    attribute source = attributes[id.x];
    descriptor result = (descriptor)0;
    result.stride = source.stride;
    result.offset = source.offset;
    result.element_size = source.element_size;
    result.buffer_size = source.buffer_size;
    if (is_instanced)
        result = describe_instanced(source, result);
    else if (source.divisor != PER_VERTEX)
        result.stride = 0;
    descriptors[id.x] = result;
}

uint element_of(descriptor d, uint id)
{
    if (d.mode == MODE_LINEAR)
        return id;
    if (d.mode == MODE_MODULUS)
        return d.shift > 31 ? id : id % ((2 * d.extra + 1) << d.shift);
    if (d.mode == MODE_SHIFT)
        return id >> d.shift;
    uint magic = d.magic | 0x80000000;
    uint2 product = multiply(id, magic);
    if (d.extra)
        product.x += product.y + magic < magic;
    return product.x >> d.shift;
}

// Byte of the element, or NONE where it does not lie within the buffer as a whole.
uint address_of(descriptor d, uint element)
{
    uint2 distance = multiply(element, d.stride);
    uint start = distance.y + d.offset;
    uint end = start + d.element_size;
    bool wraps = distance.x != 0 || start < d.offset || end < start;
    return wraps || end > d.buffer_size ? NONE : start;
}

// One thread for each invocation.
[numthreads(256, 1, 1)]
void address(uint3 thread : SV_DispatchThreadID)
{
    if (thread.x >= id_count)
        return;
    uint id = first_id + thread.x;
    uint2 padded = pad(vertex_count);
    bool is_wide = padded.y > 31;
    uint vertex = is_instanced && !is_wide ? id % (padded.x << padded.y) : id;
    for (uint i = 0; i < attribute_count; i++)
    {
        descriptor d = descriptors[i];
        addresses[thread.x * attribute_count + i] = vertex < vertex_count ? address_of(d, element_of(d, id)) : NONE;
    }
}

// dxc: -T cs_6_2 -E main -enable-16bit-types
// dxs: --check values --check-to 0:2001 --shader-hash 0x0000000500000003
// Each thread computes one infinity or NaN, in 16, 32 or 64 bits; thread 0 computes none.
RWByteAddressBuffer values : register(u0);
RWByteAddressBuffer reports : register(u1); // the records go where it is
RWByteAddressBuffer marks : register(u2);   // likewise

[numthreads(6, 1, 1)] void main(uint thread : SV_DispatchThreadID)
{
    uint size, more;
    reports.GetDimensions(size);
    marks.GetDimensions(more);
    float loaded = asfloat(values.Load(4 * thread));
    float root = sqrt(loaded);
    float inverse = 1.0 / root;
    double product = asdouble(size, 0x7FE00000) * inverse;
    float16_t narrow = 1.0h / (float16_t)(loaded - 16.0);
    values.Store4(64 + 16 * thread, uint4(asuint(inverse), asuint((float)narrow), product > 0, more));
}

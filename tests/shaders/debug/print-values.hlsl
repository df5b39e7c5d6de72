// dxc: -T cs_6_2 -E main -enable-16bit-types
// dxs: --print 4-99 --print-thread 5 --print-to 0:2001 --shader-hash 0x123456789ABCDEF0
RWByteAddressBuffer values : register(u0);
RWByteAddressBuffer printed : register(u1); // the records go where it is

[numthreads(8, 1, 1)] void main(uint thread : SV_DispatchThreadID)
{
    uint size, word = values.Load(4 * thread);
    printed.GetDimensions(size);
    double wide = asdouble(word, 0x40080000 + size);
    float16_t narrow = (float16_t)asfloat(word);
    if (narrow > 1.0h)
        word = (uint)(narrow * 2.0h);
    values.Store2(64 + 8 * thread, uint2(word, asuint((float)wide)));
}

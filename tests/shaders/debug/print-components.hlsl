// dxc: -T cs_6_2 -E main -enable-16bit-types
// dxs: --print 4-7 --print-thread 0 --print-to 0:2001 --shader-hash 0x0000000500000003
// Two components of a load are used, the second and the fourth.
RWByteAddressBuffer values : register(u0);
RWByteAddressBuffer printed : register(u1); // the records go where it is

[numthreads(1, 1, 1)] void main()
{
    uint size;
    printed.GetDimensions(size);
    uint4 four = values.Load4(0);
    values.Store2(16, uint2(four.w + size, four.y));
}

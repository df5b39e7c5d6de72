// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// dxs: --print 5-8 --print-thread 3 --print-to 0:2001 --print-draw constant:0x5430007
RWByteAddressBuffer values : register(u0);
RWByteAddressBuffer printed : register(u1); // the records go where it is

[numthreads(4, 1, 1)] void main(uint thread : SV_DispatchThreadID)
{
    uint size;
    printed.GetDimensions(size);
    values.Store(4 * thread, values.Load(4 * thread) * 3 + size);
}

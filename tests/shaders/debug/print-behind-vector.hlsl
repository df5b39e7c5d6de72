// dxc: -T cs_6_9 -E main
// dxs: --print 4-4 --print-thread 0 --print-to 0:2001 --shader-hash 0x0000000500000003
// env: vulkan1.3
// Of a load of a vector, only the status is used, which is component 3.
RWByteAddressBuffer values : register(u0);
RWByteAddressBuffer printed : register(u1); // the records go where it is
ByteAddressBuffer words : register(t0);

[numthreads(1, 1, 1)] void main()
{
    uint size, status;
    printed.GetDimensions(size);
    uint3 row = words.Load<uint3>(0, status);
    if (CheckAccessFullyMapped(status))
        values.Store(0, size);
}

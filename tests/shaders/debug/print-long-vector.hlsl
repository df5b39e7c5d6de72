// dxc: -T cs_6_9 -E main
// dxs: --print 7-7 --print-to 0:2001 --shader-hash 0x0000000500000003
// env: vulkan1.3
// Of a long vector, components 29, 31 and 39 are used, and printed; the status behind it is not.
RWByteAddressBuffer printed : register(u1); // the records go where it is
ByteAddressBuffer words : register(t0);
RWStructuredBuffer<uint3> results : register(u0);

[numthreads(1, 1, 1)] void main()
{
    uint size;
    printed.GetDimensions(size);
    vector<uint, 40> numbers = words.Load<vector<uint, 40> >(0);
    results[0] = uint3(numbers[29], numbers[31], numbers[39]) + (size ? 0 : 1);
}

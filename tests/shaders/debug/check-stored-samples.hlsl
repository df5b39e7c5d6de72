// dxc: -T cs_6_7 -E main
// dxs: --check stored-values --check-to 0:2001 --shader-hash 0x0000000500000003
// Thread 1 stores an infinity to a sample, thread 2 to a sample of a slice.
RWByteAddressBuffer values : register(u0);
RWByteAddressBuffer reports : register(u1); // the records go where it is
RWByteAddressBuffer marks : register(u2);   // likewise
RWTexture2DMS<float4, 4> picture : register(u3);
RWTexture2DMSArray<float, 4> layers : register(u4);

[numthreads(3, 1, 1)] void main(uint thread : SV_DispatchThreadID)
{
    uint size, more;
    reports.GetDimensions(size);
    marks.GetDimensions(more);
    float quotient = size / asfloat(values.Load(0)); // infinite
    if (thread == 1)
        picture.sample[2][uint2(0, 0)] = float4(1, 2, 3, quotient * more);
    else if (thread == 2)
        layers.sample[1][uint3(0, 0, 1)] = -quotient;
    values.Store(4 + 4 * thread, size + more);
}

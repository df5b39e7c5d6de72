// dxc: -T cs_6_0 -E main
// dxs: --check stored-values --check-to 0:2001 --shader-hash 0x0000000500000003
// NaNs are computed by all threads, but stored by some: as a float, as its bits, to a texture. One thread
// stores a float that it has loaded as bits.
RWByteAddressBuffer values : register(u0);
RWByteAddressBuffer reports : register(u1); // the records go where it is
RWByteAddressBuffer marks : register(u2);   // likewise
RWStructuredBuffer<float> floats : register(u3);
RWTexture2D<float4> picture : register(u4);

[numthreads(5, 1, 1)] void main(uint thread : SV_DispatchThreadID)
{
    uint size, more;
    reports.GetDimensions(size);
    marks.GetDimensions(more);
    float quotient = size / asfloat(values.Load(0)); // infinite
    if (thread == 1)
        floats[0] = quotient * 2.0;
    else if (thread == 2)
        values.Store2(4, uint2(asuint(quotient * 3.0), more));
    else if (thread == 3)
        picture[uint2(0, 0)] = float4(1, 2, quotient * 4.0, 3);
    else if (thread == 4)
        floats[2] = asfloat(values.Load(12));
    else
        floats[1] = quotient > 5.0 ? 1.0 : asfloat(0x7F800000);
}

// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// Lengths of all kinds of buffers; sizes of images.
Buffer<float4> typed : register(t0);
ByteAddressBuffer raw : register(t1);
StructuredBuffer<float3> structured : register(t2);
RWTexture2D<float4> image : register(u1);
RWTexture3D<uint> volume : register(u2);
RWTexture1DArray<float> rows : register(u3);
RWStructuredBuffer<float4> written : register(u4);

float4 main(nointerpolation uint index : INDEX) : SV_Target
{
    uint a, b, c, stride;
    typed.GetDimensions(a);
    raw.GetDimensions(b);
    structured.GetDimensions(c, stride);
    uint4 sum = uint4(a, b, c, stride);
    image.GetDimensions(a, b);
    sum.xy += uint2(a, b);
    volume.GetDimensions(a, b, c);
    sum.xyz += uint3(a, b, c);
    rows.GetDimensions(a, b);
    sum.xw += uint2(a, b);
    written.GetDimensions(a, stride);
    sum.zw += uint2(a, stride);
    return float4(sum);
}

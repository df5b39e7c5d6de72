// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main
// Typed buffers of many element types.
Buffer<float> f1 : register(t0);
Buffer<float2> f2 : register(t1);
Buffer<float3> f3 : register(t2);
Buffer<uint4> u4 : register(t3);
Buffer<int2> i2 : register(t4);
Buffer<unorm float4> unorm4 : register(t5);
Buffer<snorm float2> snorm2 : register(t6);

float4 main(nointerpolation uint index : INDEX) : SV_Target
{
    float4 sum = f1[index] + float4(f2[index], f3[index].zx);
    sum += float4(u4[index]) + float4(i2[index], 0, 0) + unorm4[index];
    sum.xy += snorm2.Load(index + 1);
    return sum;
}

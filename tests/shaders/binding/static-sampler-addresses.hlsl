// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// dxs: --root-signature embedded --resource-heap-size 8
// A static sampler that treats each coordinate in another way.
Texture3D<float> image : register(t0);
SamplerState filter : register(s0);
RWByteAddressBuffer results : register(u0);

[RootSignature("DescriptorTable(SRV(t0)), UAV(u0), StaticSampler(s0, filter = FILTER_MIN_MAG_MIP_POINT, addressU = "
               "TEXTURE_ADDRESS_WRAP, addressV = TEXTURE_ADDRESS_CLAMP, addressW = TEXTURE_ADDRESS_MIRROR)")]
[numthreads(1, 1, 1)]
void main()
{
    // two texels wide: 1.25 is the first again if wrapped, the second if clamped or mirrored; 2.25 is the first again if
    // wrapped or mirrored, 2.75 the second
    results.Store4(0, asuint(float4(image.SampleLevel(filter, float3(1.25, 0.25, 0.25), 0),
                                    image.SampleLevel(filter, float3(0.25, 1.25, 0.25), 0),
                                    image.SampleLevel(filter, float3(0.25, 2.25, 0.25), 0),
                                    image.SampleLevel(filter, float3(0.25, 0.25, 1.25), 0))));
    results.Store(16, asuint(image.SampleLevel(filter, float3(0.25, 0.25, 2.25), 0)));
}

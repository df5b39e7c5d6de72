// dxc: -T cs_6_0 -E main
// Equal indices once without NonUniformResourceIndex and once with it: of buffers, images and samplers.
ByteAddressBuffer buffers[4] : register(t0);
Texture2D<float4> images[4] : register(t4);
SamplerState samplers[4] : register(s0);
RWStructuredBuffer<float4> results : register(u0);
cbuffer Choice : register(b0) {
    uint chosen;
};

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float4 sum = asfloat(buffers[chosen].Load4(16 * id));
    sum += asfloat(buffers[NonUniformResourceIndex(chosen)].Load4(16 * id));
    sum += images[chosen].SampleLevel(samplers[chosen], float2(0.5, 0.5), 0);
    sum += images[NonUniformResourceIndex(chosen)].SampleLevel(samplers[chosen], float2(0.5, 0.5), 0);
    sum += images[chosen].SampleLevel(samplers[NonUniformResourceIndex(chosen)], float2(0.5, 0.5), 0);
    results[id] = sum;
}

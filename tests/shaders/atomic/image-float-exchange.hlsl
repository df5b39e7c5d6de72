// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// An exchange on a texture of floats: old and new texels keep their bits.
RWTexture2D<float> image : register(u0);
RWStructuredBuffer<float> results : register(u1);

[numthreads(2, 2, 1)]
void main(uint2 id : SV_DispatchThreadID, uint index : SV_GroupIndex) {
    float before;
    InterlockedExchange(image[id], index * 0.5 + 1, before);
    results[index] = before;
}

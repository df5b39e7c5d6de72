// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// Exchange and compare-exchange on a texture, with their results.
RWTexture2D<uint> image : register(u0);
RWStructuredBuffer<uint2> results : register(u1);

[numthreads(2, 2, 1)]
void main(uint2 id : SV_DispatchThreadID, uint index : SV_GroupIndex) {
    uint before, compared;
    InterlockedExchange(image[id], index + 50, before);
    InterlockedCompareExchange(image[id], 52, 7, compared);
    results[index] = uint2(before, compared);
}

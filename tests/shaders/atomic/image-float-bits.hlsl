// dxc: -T cs_6_6 -E main
// Floats of a texture are exchanged and compared by their bits: the image has the format R32ui then, loads and stores
// convert.
RWTexture2D<float> image : register(u0);
RWBuffer<float> typed : register(u1);
RWStructuredBuffer<float> results : register(u2);

[numthreads(2, 2, 1)]
void main(uint2 id : SV_DispatchThreadID, uint index : SV_GroupIndex) {
    float before, compared;
    InterlockedExchange(image[id], index * 0.5, before);
    InterlockedCompareExchangeFloatBitwise(image[id], 0.5, 8.0, compared);
    InterlockedCompareStoreFloatBitwise(typed[index], -0.0, 3.5);
    results[index] = before + compared * 10;
    typed[index + 4] = image[id] + 1;
}

// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main -Gfp
// Loads with an offset in texels.
Texture2D<uint> image : register(t0);
RWStructuredBuffer<uint2> results : register(u0);

[numthreads(2, 2, 1)]
void main(uint2 id : SV_DispatchThreadID, uint index : SV_GroupIndex) {
    results[index] = uint2(image.Load(int3(id, 0), int2(1, 2)), image.Load(int3(id + 1, 0), int2(-1, 0)));
}

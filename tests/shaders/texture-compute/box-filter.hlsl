// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// A filter over a neighbourhood through shared memory: loads, clamped coordinates, barriers, stores.
Texture2D<float> image : register(t0);
RWTexture2D<float> output : register(u0);
groupshared float tile[10][10];

[numthreads(8, 8, 1)]
void main(uint2 thread : SV_GroupThreadID, uint2 group : SV_GroupID, uint index : SV_GroupIndex) {
    int2 origin = int2(group * 8) - 1;
    for (uint i = index; i < 100; i += 64) {
        int2 at = clamp(origin + int2(i % 10, i / 10), 0, 15);
        tile[i / 10][i % 10] = image[at];
    }
    GroupMemoryBarrierWithGroupSync();
    float sum = 0;
    for (uint y = 0; y < 3; y++)
        for (uint x = 0; x < 3; x++)
            sum += tile[thread.y + y][thread.x + x];
    output[group * 8 + thread] = sum;
}

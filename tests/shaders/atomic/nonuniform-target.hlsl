// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// Atomics on buffers and textures chosen by an index that differs from lane to lane.
RWStructuredBuffer<uint> counters[3] : register(u0);
RWTexture2D<uint> images[2] : register(u3);

[numthreads(12, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    InterlockedAdd(counters[NonUniformResourceIndex(id % 3)][0], id);
    InterlockedMax(images[NonUniformResourceIndex(id & 1)][uint2(0, 0)], id * 2);
}

// dxc: -T cs_6_6 -E main
// 64-bit atomics on a texture and a typed buffer.
RWTexture2D<uint64_t> image : register(u0);
RWBuffer<uint64_t> words : register(u1);

[numthreads(4, 4, 1)]
void main(uint2 id : SV_DispatchThreadID) {
    uint64_t key = (uint64_t(id.x) << 40) | id.y;
    InterlockedMax(image[id / 2], key);
    InterlockedAdd(words[id.x], key);
}

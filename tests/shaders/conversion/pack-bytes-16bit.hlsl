// dxc: -T cs_6_6 -E main -enable-16bit-types
// Packing and unpacking bytes from and to 16-bit vectors.
StructuredBuffer<uint> words : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    int16_t4 s = unpack_s8s16(words[id]);
    uint16_t4 u = unpack_u8u16(words[id]);
    results[id * 3] = (uint)pack_clamp_u8(s * int16_t(2));
    results[id * 3 + 1] = (uint)pack_u8(u + uint16_t(1));
    results[id * 3 + 2] = (uint)pack_clamp_s8(s * int16_t(3));
}

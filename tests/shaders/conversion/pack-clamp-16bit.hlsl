// dxc: -T cs_6_6 -E main -enable-16bit-types
// Integers of 16 and of 32 bits, clamped to bytes: 0xFFFF is -1 in one and 65535 in the other.
StructuredBuffer<int16_t4> narrow : register(t0);
StructuredBuffer<int4> wide : register(t1);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    results[id * 4] = pack_clamp_s8(narrow[id]);
    results[id * 4 + 1] = pack_clamp_u8(narrow[id]);
    results[id * 4 + 2] = pack_clamp_s8(wide[id]);
    results[id * 4 + 3] = pack_clamp_u8(wide[id]);
}

// dxc: -T cs_6_6 -E main
// unpack_s8s32 and unpack_u8u32.
StructuredBuffer<uint> words : register(t0);
RWStructuredBuffer<uint4> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[id * 2] = unpack_u8u32(words[id]);
    results[id * 2 + 1] = asuint(unpack_s8s32(words[id]));
}

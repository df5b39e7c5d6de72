// dxc: -T cs_6_6 -E main
// pack_u8, pack_s8 (low bytes) and the clamping forms.
StructuredBuffer<int4> values : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    int4 v = values[id];
    results[id * 4] = (uint)pack_u8((uint4)v);
    results[id * 4 + 1] = (uint)pack_s8(v);
    results[id * 4 + 2] = (uint)pack_clamp_u8(v);
    results[id * 4 + 3] = (uint)pack_clamp_s8(v);
}

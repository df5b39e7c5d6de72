// dxc: -T cs_6_7 -E main
// The status of a raw gather of 64 bits is that of both gathers of 32 bits.
Texture2D<uint64_t> texels : register(t0);
SamplerState nearest : register(s0);
RWStructuredBuffer<uint64_t4> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint status;
    uint64_t4 four = texels.GatherRaw(nearest, float2(id, 0.5) / 4, int2(0, 0), status);
    results[id] = CheckAccessFullyMapped(status) ? four : 7;
}

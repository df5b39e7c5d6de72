// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// dxs: --half-truncation
// f32tof16 rounds towards zero: what is too large becomes the largest half.
StructuredBuffer<uint> inputs : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(24, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    results[id] = f32tof16(asfloat(inputs[id]));
}

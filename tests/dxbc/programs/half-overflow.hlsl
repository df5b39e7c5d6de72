// fxc: -T cs_5_0 -E main
// f32tof16 makes no infinity of a finite number.
StructuredBuffer<float> inputs : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    results[id] = f32tof16(inputs[id]);
}

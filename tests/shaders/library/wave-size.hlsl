// dxc: -T lib_6_6
// env: vulkan1.3
// A wave size that the shader asks for.
RWStructuredBuffer<uint> values : register(u0);

[shader("compute")]
[WaveSize(32)]
[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    values[id] = WavePrefixSum(values[id]);
}

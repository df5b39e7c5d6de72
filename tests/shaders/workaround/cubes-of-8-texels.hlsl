// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// dxs: --cubes-of-8-texels
// Levels of a cube of 32 x 32 texels, of which those below 8 x 8 are not to be looked at.
TextureCube<float> Sky : register(t0);
SamplerState Point : register(s0);
RWStructuredBuffer<float> Levels : register(u0);

[numthreads(6, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID)
{
    Levels[thread.x] = Sky.SampleLevel(Point, float3(1, 0, 0), Levels[thread.x]);
}

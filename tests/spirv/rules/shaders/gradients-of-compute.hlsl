// dxc: -T cs_6_6 -E main
// dxs: --gradients-as-bias
// The workaround is for pixel shaders: other shaders keep their gradients.
Texture2D<float> levels : register(t0);
SamplerState nearest : register(s0);
RWStructuredBuffer<float> results : register(u0);

[numthreads(4, 4, 1)]
void main(uint2 id : SV_GroupThreadID, uint index : SV_GroupIndex)
{
    float2 uv = id * results[index];
    results[index] = levels.SampleGrad(nearest, uv, 4 * ddx(uv), 4 * ddy(uv));
}

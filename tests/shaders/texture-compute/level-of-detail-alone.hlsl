// dxc: -T cs_6_6 -E main
// A level of detail is the only operation that looks at the quad.
Texture2D<float> levels : register(t0);
SamplerState nearest : register(s0);
RWStructuredBuffer<float2> results : register(u0);

[numthreads(4, 4, 1)]
void main(uint3 id : SV_DispatchThreadID, uint index : SV_GroupIndex)
{
    float2 uv = float2(id.xy) * 0.25 + 0.125;
    results[index] = float2(levels.CalculateLevelOfDetail(nearest, uv), levels.CalculateLevelOfDetailUnclamped(nearest, 8 * uv));
}

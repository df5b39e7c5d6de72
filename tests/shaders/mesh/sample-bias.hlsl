// dxc: -T ms_6_6 -E main
// env: vulkan1.3
// Neighbours in a quad are two texels apart, so the level is 1 before the bias.
Texture2D<float> levels : register(t0);
SamplerState nearest : register(s0);

struct Vertex {
    float4 position : SV_Position;
    nointerpolation float4 sampled : SAMPLED;
};

[outputtopology("triangle")]
[numthreads(2, 2, 1)]
void main(uint index : SV_GroupIndex, uint2 id : SV_GroupThreadID, out vertices Vertex vertices[4],
          out indices uint3 triangles[1])
{
    SetMeshOutputCounts(4, 1);
    float2 uv = float2(id) * 0.5 + 0.25;
    vertices[index].position = float4(index == 1 ? 3 : -1, index == 2 ? -3 : 1, 0, 1);
    vertices[index].sampled = float4(levels.SampleBias(nearest, uv, 1), levels.SampleGrad(nearest, uv, float2(0.25, 0), 0),
                                     levels.SampleBias(nearest, uv, -1), levels.Sample(nearest, uv));
    if (index == 0)
        triangles[0] = uint3(0, 1, 2);
}

// dxc: -T ms_6_6 -E main
// refused: needs the feature compute_derivatives_khr
// Threads of a mesh shader are quads, by the extension of this name: derivatives, and a texture sampled at the level
// that follows from them.
Texture2D<float4> heights : register(t0);
SamplerState filtered : register(s0);

struct Vertex {
    float4 position : SV_Position;
    float2 slope : SLOPE;
};

[outputtopology("triangle")]
[numthreads(4, 4, 1)]
void main(uint index : SV_GroupIndex, uint2 id : SV_GroupThreadID, out vertices Vertex vertices[16],
          out indices uint3 triangles[1]) {
    SetMeshOutputCounts(16, 1);
    float2 at = float2(id) * float2(id) / 16;
    float height = heights.Sample(filtered, at).x;
    vertices[index].position = float4(at, height, 1);
    vertices[index].slope = float2(ddx_fine(height), ddy_coarse(height));
    if (index == 0)
        triangles[0] = uint3(0, 1, 4);
}

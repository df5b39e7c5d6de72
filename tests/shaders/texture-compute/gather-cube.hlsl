// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_1 -E main
// Gather from a cube face whose texels are all alike, and from a cube array.
TextureCube<float> cube : register(t0);
TextureCubeArray<float> cubes : register(t1);
SamplerState nearest : register(s0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    results[0] = cube.Gather(nearest, float3(0, 1, 0));
    results[1] = cubes.GatherRed(nearest, float4(0, 0, 1, 1));
}

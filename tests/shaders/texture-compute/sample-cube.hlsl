// dxc: -T cs_6_0 -E main
// Cube textures and arrays of them, one direction a face.
TextureCube<float> cube : register(t0);
TextureCubeArray<float2> cubes : register(t1);
SamplerState nearest : register(s0);
RWStructuredBuffer<float2> results : register(u0);

[numthreads(6, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float3 direction = 0;
    direction[id / 2] = (id & 1) ? -1 : 1;
    results[id] = float2(cube.SampleLevel(nearest, direction, 0), cubes.SampleLevel(nearest, float4(direction, id & 1), 0).y);
}

// dxc: -T cs_6_6 -E main
// Derivatives in a compute shader: quads of 2 by 2 threads.
RWStructuredBuffer<float4> results : register(u0);

[numthreads(4, 4, 1)]
void main(uint2 id : SV_GroupThreadID, uint index : SV_GroupIndex) {
    float v = id.x * 3 + id.y * id.y * 10;
    results[index] = float4(ddx_fine(v), ddy_fine(v), ddx_coarse(v), ddy_coarse(v));
}

// dxc: -T cs_6_7 -E main
// dxs: --quad-control
// env: vulkan1.3
// A vote of quads and derivatives in a compute shader: no mode says that derivatives are those of quads, because they are
// in any case. (Mesa refuses that mode outside of pixel shaders.)
RWStructuredBuffer<float4> results : register(u0);

[numthreads(4, 2, 1)]
void main(uint2 id : SV_GroupThreadID, uint index : SV_GroupIndex) {
    float v = id.x * id.x + id.y * 10;
    results[index] = float4(ddx_fine(v), ddy_fine(v), QuadAny(index == 5), QuadAll(id.x > 1));
}

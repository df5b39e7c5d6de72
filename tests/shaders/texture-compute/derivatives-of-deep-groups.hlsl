// dxc: -T cs_6_6 -E main
// dxs: --compute-derivatives linear
// Derivatives in groups of three layers, several of them along z.
RWStructuredBuffer<float4> results : register(u0);

[numthreads(4, 2, 3)]
void main(uint3 id : SV_DispatchThreadID, uint3 inside : SV_GroupThreadID, uint index : SV_GroupIndex, uint3 group : SV_GroupID)
{
    float value = float(id.x * id.x + 10 * id.y + 100 * id.z);
    uint place = index + 24 * group.z;
    results[place] = float4(ddx_fine(value), ddy_fine(value), id.z, inside.z * 10 + inside.y);
}

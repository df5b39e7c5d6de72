// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_1 -E main
// dxs: --all-precise
// Products are rounded before they are added, though nothing here says `precise`.
StructuredBuffer<float3> inputs : register(t0);
RWStructuredBuffer<float2> results : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    float3 value = inputs[0];
    results[0] = float2(mad(value.x, value.y, value.z), dot(value.xx, value.yz) - value.x);
}

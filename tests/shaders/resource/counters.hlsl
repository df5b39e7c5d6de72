// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// A counter that goes up and another that goes down.
RWStructuredBuffer<float4> up : register(u1);
RWStructuredBuffer<float4> down : register(u2, space1);

float4 main(float4 color : COLOR) : SV_Target
{
    uint slot = up.IncrementCounter();
    up[slot] = color;
    return down[down.DecrementCounter()];
}

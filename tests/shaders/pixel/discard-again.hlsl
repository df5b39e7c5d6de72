// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// A discarded pixel stays discarded: the conditions of later discards are false, and differ from each other.
RWStructuredBuffer<float> marks : register(u1);

float4 main(float4 position : SV_Position, float value : VALUE) : SV_Target
{
    clip(value);
    marks[uint(position.x)] = value;
    clip(10 - value);
    marks[uint(position.x) + 2] = value * 2;
    float slope = ddx_fine(value);
    clip(slope);
    marks[uint(position.x) + 4] = slope;
    return float4(value, slope, 0, 1);
}

// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// Some pixels are discarded between two ordered accesses: these end their critical section, too, and write nothing more.
RasterizerOrderedStructuredBuffer<uint> counts : register(u1);

float4 main(float4 position : SV_Position, float value : VALUE) : SV_Target
{
    uint place = uint(position.x);
    uint before = counts[place];
    counts[place] = before + 1;
    if (value < 0)
        discard;
    counts[place] += 10;
    return float4(value, before, 0, 1);
}

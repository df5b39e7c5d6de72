// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main
// A G-buffer: floats, signed and unsigned integers, fewer components than four, a gap in the numbers.
struct Output {
    float4 albedo : SV_Target0;
    float2 motion : SV_Target1;
    uint4 identity : SV_Target2;
    int cell : SV_Target3;
    float4 last : SV_Target7;
};

Output main(float4 position : SV_Position, float3 previous : PREVIOUS, nointerpolation uint object : OBJECT)
{
    Output output;
    output.albedo = float4(previous, 1.0);
    output.motion = position.xy - previous.xy;
    output.identity = uint4(object, object >> 8, object >> 16, object >> 24) & 255;
    output.cell = int(floor(previous.z)) - 5;
    output.last = position;
    return output;
}

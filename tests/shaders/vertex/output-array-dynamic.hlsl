// dxc: -T vs_6_0 -E main
// An output array whose row is chosen while running.
struct Output {
    float4 position : SV_Position;
    float2 lights[4] : LIGHT;
};

cbuffer Lights : register(b0) {
    float4 lights[4];
};

Output main(float4 position : POSITION)
{
    Output output;
    output.position = position;
    [loop]
    for (uint i = 0; i < 4; i++)
        output.lights[i] = lights[i].xy - position.xy;
    return output;
}

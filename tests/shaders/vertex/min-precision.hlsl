// dxc: -T vs_6_0 -E main
// fxc: -T vs_5_1 -E main
// Min-precision inputs, outputs and arithmetic: 32 bits wide unless asked for otherwise.
struct Output {
    float4 position : SV_Position;
    min16float3 color : COLOR;
    nointerpolation min16uint index : INDEX;
    nointerpolation min16int delta : DELTA;
};

Output main(float4 position : POSITION, min16float3 color : COLOR, min16uint index : INDEX, min16int delta : DELTA)
{
    Output output;
    output.position = position;
    output.color = color * color + min16float3(0.25, 0.5, 0.75);
    output.index = index * min16uint(3);
    output.delta = delta - min16int(7);
    return output;
}

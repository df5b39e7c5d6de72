// dxc: -T ps_6_5 -E main
// Completes the pipelines of random mesh shaders: shows what their vertices and primitives have.
struct Input {
    float4 position : SV_Position;
    nointerpolation uint4 color : COLOR;
    nointerpolation uint2 number : NUMBER;
};

uint4 main(Input input, out uint4 number : SV_Target1) : SV_Target0
{
    number = uint4(input.number, uint(input.position.x), 1);
    return input.color;
}

// dxc: -T vs_6_2 -E main -enable-16bit-types
// True 16-bit inputs and outputs.
struct Output {
    float4 position : SV_Position;
    float16_t3 color : COLOR;
    nointerpolation uint16_t2 index : INDEX;
    nointerpolation int16_t delta : DELTA;
};

Output main(float4 position : POSITION, float16_t3 color : COLOR, uint16_t2 index : INDEX, int16_t delta : DELTA)
{
    Output output;
    output.position = position + float(delta);
    output.color = sqrt(color) + float16_t(0.5);
    output.index = index.yx ^ uint16_t2(0x5555, 0x3333);
    output.delta = -delta;
    return output;
}

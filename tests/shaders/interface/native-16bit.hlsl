// dxc: -T ps_6_2 -E main -enable-16bit-types
// 16-bit inputs and targets.
struct Output {
    float16_t4 color : SV_Target0;
    uint16_t2 id : SV_Target1;
};

Output main(float16_t4 color : COLOR, float16_t2 uv : TEXCOORD, nointerpolation int16_t index : INDEX)
{
    Output output;
    output.color = color * uv.xyxy + float16_t(index);
    output.id = uint16_t2(uint16_t(index), 7);
    return output;
}

// dxc: -T ps_6_2 -E main -enable-16bit-types
// dxs: --storage-16bit-input-output
// The same where the device takes 16-bit varyings.
float16_t4 main(float16_t4 color : COLOR, nointerpolation uint16_t3 index : INDEX) : SV_Target
{
    return color + float16_t4(index, 1.0);
}

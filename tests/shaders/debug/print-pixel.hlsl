// dxc: -T ps_6_0 -E main
// dxs: --print all --print-thread 1,2 --print-to 0:2001
RWByteAddressBuffer printed : register(u1);

float4 main(float2 at : AT) : SV_Target
{
    uint size;
    printed.GetDimensions(size);
    return float4(at, at.x > at.y ? 1 : 0, size);
}

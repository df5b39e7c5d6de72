// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
// dxs: --check rules --check-to 0:2001 --shader-hash 0x0000000500000003
// A derivative that all lanes of a quad compute, and one that some of them compute.
RWByteAddressBuffer reports : register(u1); // the records go where it is
RWByteAddressBuffer marks : register(u2);   // likewise

float4 main(float2 at : AT) : SV_Target
{
    uint size, more;
    reports.GetDimensions(size);
    marks.GetDimensions(more);
    float slope = ddx(at.x);
    [branch] if (at.x > at.y)
        slope += ddy(at.y);
    return float4(slope, size, more, 1);
}

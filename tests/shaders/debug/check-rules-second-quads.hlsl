// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
// dxs: --check rules --check-to 0:2001 --shader-hash 0x0000000500000003
// A derivative that all lanes compute in the quads at the left, and some lanes in those at the right.
RWByteAddressBuffer reports : register(u1); // the records go where it is
RWByteAddressBuffer marks : register(u2);   // likewise
ByteAddressBuffer chosen : register(t0);

float4 main(float4 at : SV_Position) : SV_Target
{
    uint size, more;
    reports.GetDimensions(size);
    marks.GetDimensions(more);
    float slope = 0;
    [branch] if (chosen.Load(16 * uint(at.y) + 4 * uint(at.x)))
        slope = ddx(at.x);
    return float4(slope, size, more, 1);
}

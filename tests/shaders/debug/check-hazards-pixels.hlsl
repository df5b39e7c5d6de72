// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// dxs: --check hazards --check-to 0:2001 --shader-hash 0x0000000500000003
// env: vulkan1.2
// Each pixel loads and stores a word of its own, again and again: only the last word is stored by two.
RWByteAddressBuffer values : register(u0);
RWByteAddressBuffer reports : register(u1); // the records go where it is
RWByteAddressBuffer marks : register(u2);   // likewise

float4 main(float4 position : SV_Position) : SV_Target
{
    uint size, more, place = 4 * (uint)position.x + 8 * (uint)position.y;
    reports.GetDimensions(size);
    marks.GetDimensions(more);
    values.Store(place, values.Load(place) + size);
    values.Store(place, values.Load(place) + more);
    if (place >= 8)
        values.Store(16, 5);
    return 1;
}

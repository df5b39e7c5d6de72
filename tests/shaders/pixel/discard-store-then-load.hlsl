// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// A store that a discarded pixel does not do, then a load from the same offset that it does: its neighbour sees what it
// has loaded.
RWByteAddressBuffer written : register(u1);
ByteAddressBuffer bytes : register(t1);
StructuredBuffer<uint> places : register(t0);

float4 main(float4 position : SV_Position, float value : VALUE) : SV_Target
{
    uint place = places[uint(position.x)];
    clip(value);
    written.Store(place << 2, asuint(value + 10));
    float loaded = asfloat(bytes.Load(place << 2));
    return float4(ddx_fine(loaded), loaded, 0, 1);
}

// dxc: -T ps_6_9 -E main
// A discarded pixel stores no long vectors either.
RWByteAddressBuffer bytes : register(u1);
RWStructuredBuffer<vector<uint, 5> > records : register(u2);

float4 main(float4 position : SV_Position) : SV_Target
{
    uint x = uint(position.x);
    if (x != 2)
        discard;
    vector<uint, 5> values = vector<uint, 5>(x, x + 1, x + 2, x + 3, x + 4);
    bytes.Store<vector<uint, 5> >(20 * x, values);
    records[x] = values * 10;
    return float4(bytes.Load(20 * x + 4), ddx(position.x), 0, 1);
}

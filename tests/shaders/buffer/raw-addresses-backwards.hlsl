// dxc: -T cs_6_2 -E main
// fxc: -T cs_4_0 -E main
// Addresses that go back: constants minus multiples of 16, and differences of two such numbers.
ByteAddressBuffer words : register(t0);
ByteAddressBuffer pairs : register(t1);
RWByteAddressBuffer copies : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint3 three = words.Load3(52 - 16 * id);
    uint2 two = pairs.Load2(60 - 8 * id);
    uint4 four = words.Load4(48 - 16 * id);
    uint3 crossing = words.Load3((64 + 32 * id) - (16 * id + 12));
    copies.Store4(176 - (48 * id), uint4(three, two.x));
    copies.Store4(192 - (48 * id), uint4(two.y, crossing));
    copies.Store4(160 - (48 * id), four);
}

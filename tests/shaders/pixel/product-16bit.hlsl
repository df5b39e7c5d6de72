// dxc: -T ps_6_2 -E main -enable-16bit-types
// A 16-bit product has no bits beyond the sixteenth, whatever reads it.
ByteAddressBuffer factors : register(t0);

struct Targets {
    uint4 bits : SV_Target0;
    uint4 numbers : SV_Target1;
};

Targets main(float4 position : SV_Position)
{
    uint words = factors.Load(4 * uint(position.x));
    uint16_t a = uint16_t(words), b = uint16_t(words >> 16), product = a * b;
    Targets t;

    t.bits = uint4(countbits(product), firstbithigh(product), firstbitlow(product), product);
    t.numbers = uint4(uint(product) + a, uint(product / uint16_t(3)), uint(product >> 4), product > 100);
    return t;
}

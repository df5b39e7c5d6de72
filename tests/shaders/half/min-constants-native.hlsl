// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_1 -E main
// dxs: --native-16bit-min-precision
// Constants of minimum precision have 32 bits in memory, and 16 bits where the device has them.
cbuffer Constants : register(b0) {
    min16float4 scale;
    min16int2 signed_numbers;
    min16uint2 numbers;
};

RWStructuredBuffer<float4> results : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    results[0] = float4(scale * scale.wzyx);
    results[1] = float4(signed_numbers.y - signed_numbers.x, signed_numbers.x >> 1, numbers.x + numbers.y, numbers.y);
}

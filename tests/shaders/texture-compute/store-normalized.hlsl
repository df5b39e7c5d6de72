// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// Stores of floats to normalized, half and small integer formats.
RWTexture2D<unorm float4> bytes : register(u0);
RWTexture2D<snorm float4> signed_bytes : register(u1);
RWTexture2D<float2> halves : register(u2);
RWTexture2D<uint4> small_words : register(u3);

[numthreads(2, 1, 1)]
void main(uint2 id : SV_DispatchThreadID) {
    bytes[id] = float4(id.x, 0.2, 2.0, -1.0);
    signed_bytes[id] = float4(id.x, -1.0, 0, 0);
    halves[id] = float2(0.5, id.x + 1);
    small_words[id] = uint4(1, 2, 255, id.x);
}

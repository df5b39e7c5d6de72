// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// Stores to typed buffers of several formats.
RWBuffer<float> floats : register(u0);
RWBuffer<uint4> words : register(u1);
RWBuffer<unorm float4> bytes : register(u2);
RWBuffer<int2> pairs : register(u3);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    floats[id] = id + 0.5;
    words[id] = uint4(1, 2, 3, 4) * (id + 1);
    bytes[id] = float4(0, 1, 0.2, id);
    pairs[id] = int2(-1, id);
}

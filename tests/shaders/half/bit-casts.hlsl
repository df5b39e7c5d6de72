// dxc: -T cs_6_2 -E main -enable-16bit-types
// asfloat16, asint16 and asuint16 keep the bits.
StructuredBuffer<uint16_t> patterns : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    half v = asfloat16(patterns[id]);
    results[id] = asuint16(v * half(2));
    results[id + 4] = (uint)(int)asint16(-v);
}

// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// A loop with many breaks; each sets a different result.
StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<uint2> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint reason = 0, v = values[id];
    [loop] for (uint i = 0; i < 50; i++) {
        v = v * 5 + 3;
        if ((v & 0xff) == 0x80) { reason = 1; break; }
        if (v % 7 == 6) { reason = 2 + i; break; }
        v ^= v >> 3;
        if ((v & 0x3f) == 0x11) { reason = 300; v = i; break; }
        if (v > 0xf0000000) { reason = 400; break; }
    }
    results[id] = uint2(reason, v);
}

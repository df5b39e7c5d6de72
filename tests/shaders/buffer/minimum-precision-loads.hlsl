// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// Minimum-precision members in structured and constant buffers take 32 bits.
struct record {
    min16float2 pair;
    min16int count;
    min16uint mask;
};
cbuffer parameters : register(b0) {
    min16float scale;
    min16int offset;
};
StructuredBuffer<record> records : register(t0);
RWStructuredBuffer<record> results : register(u0);
RWBuffer<min16float> typed : register(u1);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    record r = records[id];
    r.pair = r.pair.yx * scale;
    r.count += offset;
    r.mask |= (min16uint)0x10;
    results[id] = r;
    typed[id] = typed[id] + r.pair.x;
}

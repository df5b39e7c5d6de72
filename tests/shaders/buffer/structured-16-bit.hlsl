// dxc: -T cs_6_2 -E main -enable-16bit-types
// Structures of 16-bit members.
struct record {
    half2 pair;
    int16_t index;
    uint16_t flags;
    half3 normal;
};
RWStructuredBuffer<record> records : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    record r = records[id];
    r.pair = r.pair.yx * half(2);
    r.index -= int16_t(r.flags);
    r.normal.y = r.pair.x;
    records[id] = r;
}

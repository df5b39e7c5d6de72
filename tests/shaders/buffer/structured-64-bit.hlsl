// dxc: -T cs_6_0 -E main
// Structures that mix doubles, 64-bit integers and 32-bit members.
struct record {
    uint kind;
    uint64_t key;
    double weight;
    float2 pair;
};
RWStructuredBuffer<record> records : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    record r = records[id];
    r.key += r.kind;
    r.weight *= r.pair.x;
    r.pair.y = (float)r.weight;
    records[id] = r;
}

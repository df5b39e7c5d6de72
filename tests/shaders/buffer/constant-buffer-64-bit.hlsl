// dxc: -T cs_6_0 -E main
// 64-bit members of a constant buffer.
cbuffer parameters : register(b0) {
    double factor;
    uint64_t key;
    double2 pair;
    int64_t keys[2];
};
RWStructuredBuffer<double> doubles : register(u0);
RWStructuredBuffer<uint64_t> integers : register(u1);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    doubles[id] = factor * (id == 0 ? pair.x : pair.y);
    integers[id] = key + (uint64_t)keys[id];
}

// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main -Od
// firstbitlow and firstbithigh, the latter on both kinds of integer; -1 where there is none.
StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<int3> results : register(u0);

[numthreads(6, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint v = values[id];
    results[id] = int3(firstbitlow(v), firstbithigh(v), firstbithigh(asint(v)));
}

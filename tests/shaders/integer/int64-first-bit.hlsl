// dxc: -T cs_6_0 -E main
// firstbitlow and firstbithigh of unsigned 64-bit integers; -1 where there is none.
StructuredBuffer<uint64_t> values : register(t0);
RWStructuredBuffer<int2> results : register(u0);

[numthreads(6, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[id] = int2(firstbitlow(values[id]), firstbithigh(values[id]));
}

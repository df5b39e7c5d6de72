// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// A loop that is unrolled completely: no control flow is left.
StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint sum = 0;
    [unroll] for (uint i = 0; i < 4; i++)
        sum = sum * 3 + values[id * 4 + i];
    results[id] = sum;
}

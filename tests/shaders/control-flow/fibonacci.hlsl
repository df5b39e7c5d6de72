// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_1 -E main
// A loop with two loop-carried values.
RWStructuredBuffer<uint> results : register(u0);

[numthreads(16, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint a = 0, b = 1;
    for (uint i = 0; i < id; i++) {
        uint next = a + b;
        a = b;
        b = next;
    }
    results[id] = a;
}

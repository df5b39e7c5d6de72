// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// A loop adds to a sum in a buffer. Another buffer of the same type is only read.
StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    [loop] for (uint i = 0; i <= values[id]; i++) {
        if (i == 5)
            return;
        results[id] += values[i] + 1;
    }
    results[id] += 100;
}

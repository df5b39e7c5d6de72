// dxc: -T cs_6_0 -E main
// Short-circuit evaluation: && and || skip the side effects of their right operand.
StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<uint> results : register(u0);

bool visit(uint at, uint v) {
    InterlockedAdd(results[16 + at], 1);
    return v > 4;
}

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint v = values[id];
    if ((v & 1) && visit(0, v))
        results[id] = 1;
    if ((v & 2) || visit(1, v))
        results[id] += 2;
    if (((v & 1) || visit(2, v)) && ((v & 4) || visit(3, v + 3)))
        results[id + 8] = 1;
}

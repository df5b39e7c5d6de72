// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// Logic on booleans: and, or, not, exclusive or, equality.
StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    bool a = values[id] > 10, b = (values[id] & 1) != 0;
    uint bits = 0;
    bits |= (a & b) ? 1 : 0;
    bits |= (a | b) ? 2 : 0;
    bits |= (a != b) ? 4 : 0;
    bits |= (a == b) ? 8 : 0;
    bits |= (!a) ? 16 : 0;
    results[id] = bits + uint(a) * 256 + (b ? 512u : 0u);
}

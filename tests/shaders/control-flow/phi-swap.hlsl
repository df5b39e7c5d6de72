// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// Loop-carried values that are swapped: the phis must be assigned in parallel.
RWStructuredBuffer<uint3> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint a = 1, b = 2, c = 3;
    [loop] for (uint i = 0; i < id; i++) {
        uint t = a;
        a = b;
        b = c;
        c = t;
    }
    results[id] = uint3(a, b, c);
}

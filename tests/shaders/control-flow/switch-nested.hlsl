// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main -Od
// A switch inside a case of another switch, and a loop inside a case.
StructuredBuffer<uint> selectors : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint s = selectors[id], v = 0;
    switch (s >> 2) {
    case 0:
        switch (s & 3) {
        case 0: v = 11; break;
        case 1: v = results[id + 8]; break;
        default: v = 13; break;
        }
        v *= 2;
        break;
    case 1:
        [loop] for (uint i = 0; i < 10; i++) {
            if (results[8 + i % 8] == s)
                break;
            v += i;
        }
        break;
    }
    results[id] = v;
}

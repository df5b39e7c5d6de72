// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// Cases that return from the shader, and cases that return from a function.
StructuredBuffer<uint> selectors : register(t0);
RWStructuredBuffer<uint> results : register(u0);

uint weight(uint kind) {
    switch (kind) {
    case 1: return 10;
    case 2: return results[15];
    case 5: return 30;
    default: break;
    }
    return kind;
}

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    switch (selectors[id]) {
    case 0:
        return;
    case 7:
        results[id] = 70;
        return;
    }
    results[id] = weight(selectors[id]) + 1;
}

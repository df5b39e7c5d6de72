// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// Several case values for one body, and a default in the middle.
StructuredBuffer<uint> selectors : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(10, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint v = id;
    switch (selectors[id]) {
    case 0:
    case 2:
    case 4:
        v = v * v + 1;
        break;
    default:
        results[10]  = 1;
        v = 1000;
        break;
    case 1:
    case 3:
        v += 50;
        break;
    case 9:
        break;
    }
    results[id] = v;
}

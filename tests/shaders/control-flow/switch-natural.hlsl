// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main -Od
// A switch whose cases do different work, with a default.
StructuredBuffer<int> selectors : register(t0);
RWStructuredBuffer<int> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    int v = 5;
    switch (selectors[id]) {
    case -1:
        v = id * 2;
        break;
    case 0:
        v += results[id];
        break;
    case 3:
        results[id + 8] = 33;
        v = 6;
        break;
    case 1000000:
        v = -v;
        break;
    default:
        v = 1;
        break;
    }
    results[id] = v;
}

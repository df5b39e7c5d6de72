// dxc: -T cs_6_0 -E main
// Wave operations see all lanes of an arm, by whatever labels they came: several, the default's values, the case in front.
StructuredBuffer<uint> selectors : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint v = 0;
    switch (selectors[id]) {
    case 0:
    case 5:
        v = WaveActiveSum(id + 1);
        break;
    case 1:
        v = 100 + WaveActiveCountBits(true);
        break;
    case 2:
        v = id * 1000;
    case 3:
        v += WaveActiveSum(1);
        break;
    default:
        v = 200 + WaveActiveSum(id);
        break;
    }
    results[id] = v;
}

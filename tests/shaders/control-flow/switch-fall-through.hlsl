// dxc: -T cs_6_0 -E main
// Cases that fall through with values, break early, fall through the default, and contain a loop.
StructuredBuffer<uint> selectors : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(12, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint v = id, w = 1;
    switch (selectors[id]) {
    case 0:
        v = v * 3 + 100;
        w = 7;
    case 1:
        v += 1000 * w;
        if (id & 4)
            break;
        w += results[12];
    case 2:
        [loop] for (uint i = 0; i < id; i++)
            w = w * 5 + results[15 + (i & 1)];
        v ^= w;
        break;
    case 3:
        v = 50 + results[13];
    default:
        w = w + 30;
        results[14] = 1;
    case 5:
        v += w * 2;
        break;
    case 6:
        v = 9;
    }
    results[id] = v;
}

// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// A switch whose cases break from inside nested conditions; each break sets a different value.
StructuredBuffer<uint> selectors : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(12, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint v = id, w = 5, x = 6;
    switch (selectors[id]) {
    case 0:
        v += 100;
        if (id & 1)
            break;
        w = results[12] + v;
        if (w & 4)
            break;
        x = results[13];
        if (x > 3 * w)
            break;
        v = w + x;
        break;
    case 1:
        w = results[14];
        [loop] while (true) {
            w = w * 3 + v;
            if (w > 200)
                break;
        }
        if (w & 1)
            break;
        x = w + results[13];
        if (x & 2)
            break;
        v = 7;
        break;
    default:
        x = v * v;
        break;
    }
    results[id] = v + 10 * w + 1000 * x;
}

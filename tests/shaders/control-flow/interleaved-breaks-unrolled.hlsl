// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// A fully unrolled loop whose exits alternate between two targets.
StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint sum = 0, exit = 0;
    [unroll] for (uint i = 0; i < 12; i++) {
        uint v = values[id * 12 + i];
        if (v < 24) {
            exit = 1;
            break;
        }
        sum += v;
        if (v >= 232) {
            results[8 + id] = i + 1;
            exit = 2;
            break;
        }
        sum ^= i;
    }
    results[id] = sum * 4 + exit;
}

// dxc: -T cs_6_2 -E main -enable-16bit-types
// Loop-carried 16-bit values and a choice between them.
StructuredBuffer<half> values : register(t0);
RWStructuredBuffer<half> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    half best = half(-1000), sum = 0;
    int16_t at = -1;
    for (int16_t i = 0; i < int16_t(8); i++) {
        half v = values[(i + id) & 7];
        sum += v;
        if (v > best) {
            best = v;
            at = i;
        }
    }
    results[id] = id & 1 ? best + sum : (half)at;
}

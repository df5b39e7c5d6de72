// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// Nested conditions with work before, between and after them.
StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint v = values[id], sum = 1;
    [branch] if (v & 1) {
        results[id + 8] = v;
        [branch] if (v & 2) {
            sum += results[id + 8] * 3;
        } else {
            [branch] if (v & 4)
                sum -= results[id + 8];
            results[id + 8] = 50;
        }
        sum *= 2;
    }
    results[id] = sum;
}

// dxc: -T cs_6_2 -E main -enable-16bit-types
// A switch on a 16-bit value, with negative case values.
StructuredBuffer<int> selectors : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(5, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint v;
    [branch] switch ((int16_t)selectors[id]) {
    case -5: v = results[id] + 1; break;
    case 300: v = id * 7; break;
    case 7: v = 40 - id; break;
    default: v = 9; break;
    }
    results[id] = v;
}

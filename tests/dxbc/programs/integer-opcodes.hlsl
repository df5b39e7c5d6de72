// fxc: -T cs_5_0 -E main
// Opcodes for integers that DXC and other test shaders seldom reach: bit fields, reversal, reciprocal, truncation, swaps.
StructuredBuffer<int> values : register(t0);
RWStructuredBuffer<int> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    int value = values[id];
    int base = 8 * id;
    results[base] = reversebits((uint)value);
    results[base + 1] = value << 24 >> 28;
    results[base + 2] = asint(rcp((float)value));
    results[base + 3] = (int)trunc(value / 3.0);
    int low = value, high = 100;
    if (value > 100) {
        low = 100;
        high = value;
    }
    results[base + 4] = low;
    results[base + 5] = high;
    results[base + 6] = msad4((uint)value, uint2(0x01020304, 0x05060708), uint4(0, 1, 2, 3)).y;
    results[base + 7] = (value >> 4) & 0xFF;
}

// dxc: -T cs_6_0 -E main
// WaveActiveAllEqual on integers, floats, booleans and vectors.
StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupThreadID, uint group : SV_GroupID) {
    uint v = values[group * 4 + thread];
    float f = asfloat(v);
    uint bits = 0;
    if (WaveActiveAllEqual(v)) bits |= 1;
    if (WaveActiveAllEqual(f)) bits |= 2;
    if (WaveActiveAllEqual(v > 3)) bits |= 4;
    bool2 both = WaveActiveAllEqual(uint2(v, v >> 4));
    if (both.x) bits |= 8;
    if (both.y) bits |= 16;
    results[group * 4 + thread] = bits;
}

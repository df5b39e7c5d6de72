// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main -Qstrip
// Signed and unsigned minimum and maximum in members of a structured buffer.
struct range {
    int least, greatest;
    uint least_unsigned, greatest_unsigned;
};
StructuredBuffer<int> values : register(t0);
RWStructuredBuffer<range> ranges : register(u0);

[numthreads(16, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    int v = values[id];
    InterlockedMin(ranges[id & 1].least, v);
    InterlockedMax(ranges[id & 1].greatest, v);
    InterlockedMin(ranges[id & 1].least_unsigned, asuint(v));
    InterlockedMax(ranges[id & 1].greatest_unsigned, asuint(v));
}

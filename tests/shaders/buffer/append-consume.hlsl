// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// Values are taken from one buffer and appended to another, by way of their hidden counters.
ConsumeStructuredBuffer<uint> source : register(u0);
AppendStructuredBuffer<uint> kept : register(u1);

[numthreads(8, 1, 1)]
void main() {
    uint v = source.Consume();
    if (v >= 4)
        kept.Append(7);
}

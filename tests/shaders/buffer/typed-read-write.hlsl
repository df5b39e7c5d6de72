// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// Typed buffers that are read and written.
RWBuffer<uint> counters : register(u0);
RWBuffer<float4> vectors : register(u1);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    counters[id] = counters[id] * 2 + id;
    vectors[id] = vectors[id].wzyx + 1;
}

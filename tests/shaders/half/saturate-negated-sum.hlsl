// dxc: -T cs_6_2 -E main -enable-16bit-types
// saturate(-(x + constant)) of 16-bit floats.
StructuredBuffer<half> values : register(t0);
RWStructuredBuffer<half> results : register(u0);

[numthreads(7, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[id] = saturate((values[id] - half(0.75)) * half(-1.0));
}

// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_1 -E main
// abs and sign on integers.
StructuredBuffer<int> values : register(t0);
RWStructuredBuffer<int2> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[id] = int2(abs(values[id]), sign(values[id]));
}

// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// rcp() and division by constants.
StructuredBuffer<double> values : register(t0);
RWStructuredBuffer<double2> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[id] = double2(rcp(values[id]), values[id] / 3.0L);
}

// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// msad4: masked sums of absolute byte differences at four positions.
StructuredBuffer<uint4> inputs : register(t0);
RWStructuredBuffer<uint4> results : register(u0);

[numthreads(1, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint4 v = inputs[id];
    results[id] = msad4(v.x, v.yz, uint4(1, 2, 3, 4));
}

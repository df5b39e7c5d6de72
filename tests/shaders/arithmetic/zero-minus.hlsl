// dxc: -T cs_6_0 -E main
// dxs: --signed-zero-inf-nan-preserve-32bit
// 0 - x is not -x: 0 - 0 is 0, and so is 0 - -0.
StructuredBuffer<float> values : register(t0);
RWStructuredBuffer<uint2> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    precise float difference = 0.0 - values[id];
    results[id] = uint2(asuint(difference), asuint(-values[id]));
}

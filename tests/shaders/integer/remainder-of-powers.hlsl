// dxc: -T cs_6_0 -E main
// Remainders by constant powers of two have the sign of the dividend; no division computes them. 99 and -2^31 are none.
StructuredBuffer<int> operands : register(t0);
RWStructuredBuffer<int4> results : register(u0);
RWStructuredBuffer<int2> others : register(u1);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    int v = operands[id];
    results[id] = int4(v % 2, v % 4, v % 1024, v % 0x40000000);
    others[id] = int2(v % -2147483648, v % 99);
}

// dxc: -T cs_6_0 -E main
// The same of 64 bits.
StructuredBuffer<int64_t> operands : register(t0);
RWStructuredBuffer<int64_t2> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[id] = int64_t2(operands[id] % 8, operands[id] % 0x10000000000LL);
}

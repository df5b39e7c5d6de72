// dxc: -T cs_6_0 -E main
// The high word of a 32 by 32 bit product, by way of 64 bits.
StructuredBuffer<uint2> operands : register(t0);
RWStructuredBuffer<uint2> results : register(u0);

[numthreads(3, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint64_t product = uint64_t(operands[id].x) * operands[id].y;
    results[id] = uint2(uint(product), uint(product >> 32));
}

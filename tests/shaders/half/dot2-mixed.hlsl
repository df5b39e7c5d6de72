// dxc: -T cs_6_4 -E main -enable-16bit-types
// dxs: --mixed-float-dot-product
// The products of dot2add in one instruction.
StructuredBuffer<half2> pairs : register(t0);
RWStructuredBuffer<float> results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    results[id] = dot2add(pairs[id * 2], pairs[id * 2 + 1], results[id]);
}

// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main
// An array member of a structure picked at run time, and a component of a vector.
struct record {
    float4 weights;
    uint tags[5];
};
StructuredBuffer<record> records : register(t0);
RWStructuredBuffer<float> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint at = id ^ 1;
    results[id] = records[id / 2].weights[at] + records[1].tags[at + 1] * 10;
}

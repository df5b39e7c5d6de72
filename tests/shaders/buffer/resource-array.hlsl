// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main -Gfp
// Arrays of buffers with an index that is uniform over the dispatch.
cbuffer parameters : register(b0) {
    uint chosen;
};
StructuredBuffer<uint> inputs[4] : register(t2);
RWStructuredBuffer<uint> outputs[2] : register(u1);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    outputs[chosen & 1][id] = inputs[chosen][id] + inputs[0][id] * 10;
    outputs[1 - (chosen & 1)][id] = chosen;
}

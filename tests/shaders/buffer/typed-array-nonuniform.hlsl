// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// An array of typed buffers with an index that differs from lane to lane.
Buffer<uint> inputs[2] : register(t0);
RWBuffer<uint> outputs[2] : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    outputs[NonUniformResourceIndex(id & 1)][id] = inputs[NonUniformResourceIndex(id / 2)][id] + 1;
}

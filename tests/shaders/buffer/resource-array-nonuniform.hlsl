// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// An array of buffers with an index that differs from lane to lane, for reads and writes.
ByteAddressBuffer inputs[3] : register(t0, space1);
RWStructuredBuffer<uint> outputs[4] : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint v = inputs[NonUniformResourceIndex(id % 3)].Load(id * 4);
    outputs[NonUniformResourceIndex(id & 3)][id / 4] = v + id;
}

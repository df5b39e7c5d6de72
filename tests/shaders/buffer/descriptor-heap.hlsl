// dxc: -T cs_6_6 -E main
// Buffers picked from the descriptor heap by number. Of typed ones, a format that is read does not bind those written.
cbuffer parameters : register(b0) {
    uint input_index, output_index;
};

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    StructuredBuffer<uint> input = ResourceDescriptorHeap[input_index];
    RWStructuredBuffer<uint> output = ResourceDescriptorHeap[output_index];
    ByteAddressBuffer raw = ResourceDescriptorHeap[NonUniformResourceIndex(3 + (id & 1))];
    RWBuffer<float> factors = ResourceDescriptorHeap[5];
    RWBuffer<float4> vectors = ResourceDescriptorHeap[6];
    RWBuffer<unorm float> levels = ResourceDescriptorHeap[7];

    output[id] = input[id] * 2 + raw.Load(0);
    vectors[id] = float4(factors[id], levels[id], id, 9);
}

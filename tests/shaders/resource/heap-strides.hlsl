// dxc: -T cs_6_6 -E main
// Structured buffers of several strides from one heap, and the counter of one.
struct Long {
    uint first;
    uint second;
    uint third;
};

RWByteAddressBuffer results : register(u0);

[numthreads(3, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    StructuredBuffer<uint> words = ResourceDescriptorHeap[2];
    StructuredBuffer<Long> records = ResourceDescriptorHeap[3];
    StructuredBuffer<uint2> pairs = ResourceDescriptorHeap[4];
    RWStructuredBuffer<uint> copies = ResourceDescriptorHeap[5];
    RWStructuredBuffer<uint2> swapped = ResourceDescriptorHeap[6];
    RWStructuredBuffer<uint> counted = ResourceDescriptorHeap[7];

    copies[id] = words[id];
    swapped[id] = pairs[id].yx;
    results.Store2(8 * id, uint2(records[id].third, records[id].first));
    counted[counted.IncrementCounter()] = 7;
}

// dxc: -T cs_6_6 -E main
// Places of the heaps that a constant buffer names, each used for what may stand there beside the others.
cbuffer places : register(b0)
{
    uint picture, numbers, records, wanted, smoothing;
};

struct record {
    uint first;
    float second;
};

RWStructuredBuffer<float> results : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    Texture2D<float> image = ResourceDescriptorHeap[picture];
    Buffer<uint> list = ResourceDescriptorHeap[numbers];
    StructuredBuffer<record> table = ResourceDescriptorHeap[records];
    RWBuffer<uint> copies = ResourceDescriptorHeap[wanted];
    SamplerState filter = SamplerDescriptorHeap[smoothing];

    results[id] = image.SampleLevel(filter, float2(0.125 * id + 0.0625, 0.5), 0) + table[id].second;
    copies[id] = list[id] + table[id].first;
}

// dxc: -T cs_6_6 -E main
// Sizes of heap views: each counts in its own strides.
struct Odd {
    float3 a;
    float2 b;
};
RWStructuredBuffer<uint4> results : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    StructuredBuffer<uint> words = ResourceDescriptorHeap[1];
    StructuredBuffer<uint4> vectors = ResourceDescriptorHeap[2];
    StructuredBuffer<Odd> odd = ResourceDescriptorHeap[3];
    RWStructuredBuffer<uint2> pairs = ResourceDescriptorHeap[4];
    RWStructuredBuffer<uint> written = ResourceDescriptorHeap[5];
    ByteAddressBuffer raw = ResourceDescriptorHeap[6];
    Buffer<float2> typed = ResourceDescriptorHeap[7];
    uint a, b, c, d, e, f, g, stride;
    words.GetDimensions(a, stride);
    vectors.GetDimensions(b, stride);
    odd.GetDimensions(c, stride);
    pairs.GetDimensions(d, stride);
    written.GetDimensions(e, stride);
    raw.GetDimensions(f);
    typed.GetDimensions(g);
    results[0] = uint4(a, b, c, d);
    results[1] = uint4(e, f, g, words[1]);
    results[2] = uint4(vectors[1].z, asuint(odd[1].b.y), pairs[2].x, raw.Load(8));
    written[1] = 77;
    pairs[0] = uint2(5, 6);
}

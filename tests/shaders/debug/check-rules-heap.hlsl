// dxc: -T cs_6_6 -E main
// dxs: --root-signature embedded --root-uav descriptor --resource-heap-size 8 --sampler-heap-size 4 --heap-size-source constant --check rules --check-to 0:1 --shader-hash 0x0000000500000003 --bounded-constants
// Indices beyond the heaps; a row beyond a constant buffer at an address.
cbuffer Rows : register(b0) { uint4 rows[4096]; };
RWByteAddressBuffer values : register(u0);
RWByteAddressBuffer reports : register(u1); // the records go where it is
RWByteAddressBuffer marks : register(u2);   // likewise

[RootSignature("RootFlags(CBV_SRV_UAV_HEAP_DIRECTLY_INDEXED | SAMPLER_HEAP_DIRECTLY_INDEXED), UAV(u0), UAV(u1), "
               "UAV(u2), CBV(b0)")]
[numthreads(1, 1, 1)] void main(uint group : SV_GroupID)
{
    uint size, more, index = values.Load(4 * group);
    reports.GetDimensions(size);
    marks.GetDimensions(more);
    float sum = size + more;
    if (group < 2) {
        Texture2D<float> picture = ResourceDescriptorHeap[index];
        sum += picture.Load(0);
    } else if (group < 4) {
        Texture2D<float> picture = ResourceDescriptorHeap[3];
        SamplerState at = SamplerDescriptorHeap[index];
        sum += picture.SampleLevel(at, 0, 0);
    } else {
        sum += rows[index].y;
    }
    values.Store(128 + 4 * group, asuint(sum));
}

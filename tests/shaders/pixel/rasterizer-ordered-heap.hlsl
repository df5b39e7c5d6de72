// dxc: -T ps_6_6 -E main
// An ordered view from the heap; another view of the heap, which is not ordered, is named behind it.
float4 main(float4 position : SV_Position) : SV_Target
{
    RasterizerOrderedStructuredBuffer<uint> ordered = ResourceDescriptorHeap[3];
    RWStructuredBuffer<uint> other = ResourceDescriptorHeap[5];
    uint place = uint(position.x);
    uint sum = ordered[place] + place + 1;
    ordered[place] = sum;
    other[place] = sum * 2;
    return sum;
}

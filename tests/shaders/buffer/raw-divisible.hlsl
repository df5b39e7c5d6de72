// dxc: -T cs_6_2 -E main
// fxc: -T cs_5_0 -E main
// dxs: --scalar-block-layout --per-component-robustness
// What proves that an address is a multiple of 12: a bound of what is multiplied, or that the product does not wrap.
ByteAddressBuffer Indices : register(t0);
ByteAddressBuffer Masked : register(t1);   // vectors of three
ByteAddressBuffer Shifted : register(t2);  // vectors of three
ByteAddressBuffer Signed : register(t3);   // vectors of three
ByteAddressBuffer Products : register(t4); // vectors of three
ByteAddressBuffer Wrapping : register(t5); // words: the product may wrap
ByteAddressBuffer Summed : register(t6);   // words: the sum may wrap
RWByteAddressBuffer Out : register(u0);    // vectors of three

[numthreads(8, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID, uint index : SV_GroupIndex)
{
    uint loaded = Indices.Load(thread.x * 4);
    uint3 sum = Masked.Load3((loaded & 255) * 12);
    sum += Shifted.Load3((loaded >> 8) * 12 + 24);
    int other = asint(Indices.Load(thread.x * 4 + 32));
    sum += Signed.Load3(other * 12);
    sum += Products.Load3(((index * 3) << 2) * 2);
    sum += Wrapping.Load3(loaded * 12);
    sum += Summed.Load3(other * 12 + 12);
    Out.Store3(thread.x * 12, sum);
}

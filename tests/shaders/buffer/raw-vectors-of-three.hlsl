// dxc: -T cs_6_2 -E main
// fxc: -T cs_5_0 -E main
// dxs: --scalar-block-layout --per-component-robustness
// Raw buffers move vectors of three where the address is a multiple of 12 bytes, or a word or two above one, and cannot
// have come round past 2^32; the index that is loaded may have, and those words go one by one.
ByteAddressBuffer In : register(t0);
ByteAddressBuffer Indices : register(t1);
ByteAddressBuffer Indexed : register(t2);
RWByteAddressBuffer Out : register(u0);
RWByteAddressBuffer Longer : register(u1);

[numthreads(8, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID)
{
    uint i = thread.x;
    uint3 a = In.Load3(i * 12);                        // a vector
    uint4 b = In.Load4(i * 12 + 96);                   // a vector and a word of the next
    uint4 c = In.Load4(i * 12 + 8);                    // a word and a vector
    uint3 d = Indexed.Load3(Indices.Load(i * 4) * 12); // words
    Out.Store3(i * 12, a + d);
    Longer.Store4(i * 36, b);
    Longer.Store4(i * 36 + 20, c); // a word, then a vector
}

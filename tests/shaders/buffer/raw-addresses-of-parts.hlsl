// dxc: -T cs_6_0 -E main
// Byte addresses that are sums, products and disjoint bits: of thread ids, which cannot wrap around, and of words, which
// do: (0x05555555 * 48 + 16) mod 2^32 = 0.
ByteAddressBuffer numbers : register(t0);
ByteAddressBuffer source : register(t1);
RWByteAddressBuffer results : register(u0);

[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint number = numbers.Load(id * 4);
    uint4 row = uint4(source.Load((id * 48) | 12), source.Load(id * 48 + 16), source.Load((number * 48) | 12),
                      source.Load(number * 48 + 16));
    results.Store4(id * 32, row);
    results.Store((id << 5) | 16, source.Load((id << 4) + 20));
    results.Store2((id << 5) | 24, source.Load2(number * 48 + 24));
}

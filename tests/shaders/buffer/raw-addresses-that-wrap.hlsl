// dxc: -T cs_6_3 -E main -enable-16bit-types
// dxs: --root-signature embedded
// env: vulkan1.2
// Byte addresses wrap around at 2^32. The buffers are device addresses: there, an index that does not wrap around leads
// gigabytes away, while drivers that compute descriptors' offsets in 32 bits hide the mistake.
ByteAddressBuffer numbers : register(t0);
ByteAddressBuffer words : register(t1);
ByteAddressBuffer halves : register(t2);
ByteAddressBuffer wide : register(t3);
RWByteAddressBuffer results : register(u0);
RWByteAddressBuffer stored : register(u1);

[RootSignature("SRV(t0), SRV(t1), SRV(t2), SRV(t3), UAV(u0), UAV(u1)")]
[numthreads(1, 1, 1)]
void main()
{
    uint product = numbers.Load(0); // * 48 = 48, << 5 = 32, << 4 = 16, each modulo 2^32
    uint sum = numbers.Load(4);     // * 48 = -16
    uint shifted = numbers.Load(8); // << 4 = -16
    uint four = numbers.Load(12);
    results.Store4(0, uint4(words.Load((product * 48) | 4), words.Load(product << 5), words.Load(sum * 48 + 20),
                            words.Load((shifted << 4) + 28)));
    results.Store4(16, uint4(words.Load2((product << 5) | 8), words.Load2(sum * 48 + 24)));
    results.Store4(32, words.Load4(product << 4));
    results.Store4(48, words.Load4(product * 48 + 16));
    results.Store4(64, words.Load4(sum * 48 + 48));
    results.Store4(80, words.Load4((shifted << 4) + 32));
    results.Store4(96, words.Load4(four * 16 - 32));
    results.Store4(112, uint4(words.Load(four * 12 - 8), halves.Load<uint16_t>((shifted << 4) + 18),
                              halves.Load<uint16_t>((sum * 48) + 28), halves.Load<uint16_t>((product * 48) | 2)));
    results.Store4(128, uint4(halves.Load<uint16_t4>(product << 4)));
    results.Store4(144, uint4(halves.Load<uint16_t4>(sum * 48 + 24)));
    results.Store<uint64_t>(160, wide.Load<uint64_t>(sum * 48 + 24));
    results.Store<uint64_t>(168, wide.Load<uint64_t>((product << 5) | 8));
    results.Store<uint64_t2>(176, wide.Load<uint64_t2>((shifted << 4) + 32));
    stored.Store(product * 48, 1);
    stored.Store2(sum * 48 + 24, uint2(2, 3));
    stored.Store4((shifted << 4) + 32, uint4(4, 5, 6, 7));
}

// dxc: -T cs_6_2 -E main
// fxc: -T cs_4_0 -E main
// What is known of a byte address decides how much is moved at once.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);

[numthreads(8, 1, 1)]
void main(uint3 thread : SV_DispatchThreadID)
{
    uint i = thread.x;
    Out.Store4(i * 16, In.Load4(i * 16 + 128));            // a vector of four
    Out.Store2(i * 16 + 136, In.Load2((i & 6) * 4));       // two of four, two of two
    Out.Store3(i * 12 + 256, In.Load3((i | 7) * 32 + 4));  // words, three of four
    Out.Store(i * 4 + 512, In.Load((i * 4) ^ 20));         // a word
}

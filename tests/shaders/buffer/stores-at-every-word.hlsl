// dxc: -T cs_6_3 -E main
// Stores of two and four words and of 64 bits at every word of 32 bytes, each to a buffer of its own.
#define BUFFER(k) RWByteAddressBuffer Out##k : register(u##k);
BUFFER(0)
BUFFER(1)
BUFFER(2)
BUFFER(3)
BUFFER(4)
BUFFER(5)
BUFFER(6)
BUFFER(7)

[numthreads(2, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint n = id + 1;
#define TO(k)                                                            \
    Out##k.Store4(128 * id + 4 * k, uint4(n, n + 10, n + 20, n + 30));    \
    Out##k.Store2(128 * id + 4 * k + 32, uint2(n + 40, n + 50));          \
    Out##k.Store<uint64_t>(128 * id + 4 * k + 64, n + 60);                \
    Out##k.Store3(128 * id + 4 * k + 80, uint3(n + 70, n + 80, n + 90));
    TO(0)
    TO(1)
    TO(2)
    TO(3)
    TO(4)
    TO(5)
    TO(6)
    TO(7)
}

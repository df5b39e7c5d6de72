// fxc: -T cs_5_0 -E main
// Unsigned atomics whose old values are read, on a buffer and on groupshared memory.
RWStructuredBuffer<uint> results : register(u0);
RWByteAddressBuffer words : register(u1);
groupshared uint shared_words[2];

[numthreads(1, 1, 1)]
void main()
{
    uint old;
    shared_words[0] = 0x80000000;
    shared_words[1] = 5;
    words.InterlockedMax(0, 0xFFFFFFF0u, old);
    results[0] = old;
    words.InterlockedMin(4, 3, old);
    results[1] = old;
    InterlockedMax(shared_words[0], 7u, old);
    results[2] = old;
    InterlockedMin(shared_words[1], 0xFFFFFFFF, old);
    results[3] = old;
    InterlockedCompareStore(shared_words[1], 5, 9);
    InterlockedCompareExchange(shared_words[1], 9, 11, old);
    results[4] = old;
    results[5] = shared_words[0];
    results[6] = shared_words[1];
    words.InterlockedCompareStore(8, 1, 2);
    words.InterlockedCompareStore(12, 1, 2);
}

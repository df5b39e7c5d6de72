// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// dxs: --bounded-indices
// Beyond arrays in variables lies their last element: read and written, in a thread's own, constant and shared ones.
ByteAddressBuffer places : register(t0);
RWStructuredBuffer<uint> results : register(u0);

static const uint primes[4] = {2, 3, 5, 7};
groupshared uint counts[2][3];

[numthreads(1, 1, 1)]
void main()
{
    uint own[5] = {10, 11, 12, 13, 14};
    uint near = places.Load(0), far = places.Load(4), negative = places.Load(8);

    results[0] = primes[near];
    results[1] = primes[far];
    results[2] = primes[negative];
    own[far] = 20;
    own[near] += 30;
    results[3] = own[1];
    results[4] = own[4];
    results[5] = own[negative];
    for (uint n = 0; n < 3; n++) {
        counts[0][n] = n;
        counts[1][n] = 100 + n;
    }
    uint before;
    InterlockedAdd(counts[far][negative], 5, before);
    results[6] = before;
    results[7] = counts[1][2];
    results[8] = counts[near][far];
}

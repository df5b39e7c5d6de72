// dxc: -T cs_6_0 -E main
// A wave operation in the block that leaves the loop, in a module with shared memory and a table of its own.
static const uint factors[4] = {3, 5, 7, 11};
groupshared uint last[4];
StructuredBuffer<uint> ends : register(t0);
RWStructuredBuffer<uint> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint index : SV_GroupIndex)
{
    last[index] = ends[index];
    GroupMemoryBarrierWithGroupSync();
    for (uint n = 0; n < 16; n++)
    {
        if (n == last[index ^ 1])
        {
            results[index] = WaveActiveSum(factors[index & 3]) + 100 * n;
            break;
        }
    }
}

// dxc: -T cs_6_0 -E main
// dxs: --group-bounds-lanes
// A group whose size is no power of two does not bound its waves: their sizes are powers of two.
RWStructuredBuffer<uint> results : register(u0);

[numthreads(3, 1, 1)]
void main()
{
    uint lanes = WaveGetLaneCount();
    results[0] = lanes > 3 && (lanes & (lanes - 1)) == 0;
}

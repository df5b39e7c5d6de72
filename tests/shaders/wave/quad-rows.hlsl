// dxc: -T cs_6_6 -E main
// Where Y of the group is odd, quads are four threads in a row.
RWStructuredBuffer<uint> results : register(u0);

[numthreads(8, 3, 1)]
void main(uint2 id : SV_GroupThreadID)
{
    uint v = id.x + 10 * id.y;
    results[id.x + 8 * id.y] = QuadReadAcrossX(v) + 100 * QuadReadAcrossY(v) + 10000 * QuadReadAcrossDiagonal(v);
}

// dxc: -T cs_6_0 -E main -Zi -Qembed_debug -Zss
// DXC's hash of the shader covers the sources.
RWStructuredBuffer<uint> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
    results[thread] = 3 * thread;
}

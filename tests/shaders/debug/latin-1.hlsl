// dxc: -T cs_6_0 -E main -Zi -Qembed_debug
// dxs: --debug-info
// A source in Latin-1, whose text and names become UTF-8: Größe.
RWStructuredBuffer<uint> sizes : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    sizes[0] = 7;
}

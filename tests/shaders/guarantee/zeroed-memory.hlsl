// dxc: -T cs_6_0 -E main -Od
// dxs: --zeroed-memory --zero-initialize-workgroup-memory
// env: vulkan1.3
// Variables that nothing was stored in hold 0.
ByteAddressBuffer places : register(t0);
RWStructuredBuffer<uint> results : register(u0);

groupshared uint shared_words[8];

[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    uint own[6];

    own[places.Load(0)] = 5;
    results[id * 3] = own[places.Load(4)];
    results[id * 3 + 1] = own[2];
    results[id * 3 + 2] = shared_words[places.Load(4 * id)];
}

// dxc: -T cs_6_9 -E main -enable-16bit-types
// env: vulkan1.2
// A status makes a buffer a texel buffer of 32-bit words. Its vectors of 16-bit words begin in either half of a word;
// neighbours are stored by other threads.
ByteAddressBuffer words : register(t0);
RWByteAddressBuffer halves : register(u0);
RWStructuredBuffer<uint> results : register(u1);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    uint status, stored;
    vector<uint16_t, 3> row = words.Load<vector<uint16_t, 3> >(6 * id, status);
    uint word = words.Load(4 * id);
    halves.Store<vector<uint16_t, 3> >(6 * id + 2, row + uint16_t(1));
    uint before = halves.Load(64 + 4 * id, stored);
    vector<float16_t, 5> floats = words.Load<vector<float16_t, 5> >(24);
    halves.Store<float16_t>(32 + 2 * id, floats[id] * float16_t(2));
    results[id] = CheckAccessFullyMapped(status) && CheckAccessFullyMapped(stored) ? word + before : 0;
}

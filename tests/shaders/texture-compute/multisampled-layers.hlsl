// dxc: -T cs_6_7 -E main
// Every sample of every slice of writable multisampled arrays is another texel.
RWTexture2DMSArray<uint, 4> layers : register(u0);
RWTexture2DMSArray<float4, 4> pairs : register(u1);
RWStructuredBuffer<uint> results : register(u2);

[numthreads(2, 2, 4)]
void main(uint3 id : SV_DispatchThreadID, uint index : SV_GroupIndex)
{
    for (uint slice = 0; slice < 2; slice++) {
        layers.sample[id.z][uint3(id.xy, slice)] = 1000 * slice + 100 * id.z + 10 * id.y + id.x;
        pairs.sample[id.z][uint3(id.xy, slice)] = float4(slice, 4 + (id.z & 1), 0, 0);
    }
    AllMemoryBarrierWithGroupSync();
    uint3 other = uint3(id.x ^ 1, id.y, id.z ^ 1);
    for (uint n = 0; n < 2; n++) {
        float4 pair = pairs.sample[other.z][uint3(id.xy, n)];
        results[2 * index + n] = layers.sample[other.z][uint3(other.xy, n)] + uint(10000 * pair.y + 100000 * pair.x);
    }
}

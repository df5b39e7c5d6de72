// dxc: -T cs_6_3 -E main -enable-16bit-types
// dxs: --check hazards --check-to 0:2001 --shader-hash 0x0000000500000003
// env: vulkan1.2
// A 64-bit store takes two words: thread 0 of group 0 stores 64 bits, then thread 1 the second word of these. Elements of 16 bits
// and of 12 bytes race with none.
RWByteAddressBuffer values : register(u0);
RWByteAddressBuffer reports : register(u1); // the records go where it is
RWByteAddressBuffer marks : register(u2);   // likewise
RWStructuredBuffer<uint3> triples : register(u3);

[numthreads(2, 1, 1)] void main(uint group : SV_GroupID, uint thread : SV_GroupIndex)
{
    uint size, more;
    reports.GetDimensions(size);
    marks.GetDimensions(more);
    if (group == 0 && thread == 0)
        values.Store<uint64_t>(8, size + ((uint64_t)more << 32));
    if (group == 0 && thread == 1)
        values.Store(12, 5);
    else if (thread == 0)
        return;
    else if (group == 2)
        triples[1].z = 6;
    else if (group == 3)
        triples[3].x = 7;
    else
        values.Store<uint16_t>(16 + 2 * group, (uint16_t)group);
}

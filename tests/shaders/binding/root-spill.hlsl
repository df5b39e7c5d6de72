// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main -Qstrip
// dxs: --root-signature embedded
// 196 bytes of root arguments: more than 128 bytes of push constants hold. Constants, descriptors and a table.
cbuffer Constants : register(b0) { uint4 rows[10]; };
cbuffer Base : register(b1, space4) { uint4 base[2]; };
StructuredBuffer<uint> In : register(t0);
RWStructuredBuffer<uint> Out : register(u0);
RWStructuredBuffer<uint> Last : register(u1);
cbuffer More : register(b2) { uint first, second; };

[RootSignature("DescriptorTable(UAV(u1)), RootConstants(num32BitConstants = 40, b0), CBV(b1, space = 4), SRV(t0), UAV(u0),"
               "RootConstants(num32BitConstants = 2, b2)")]
[numthreads(2, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    Out[i] = rows[9].w + base[1].y + In[i];
    Last[i] = (i ? rows[0].x : rows[4].z) + (i ? second : first);
}

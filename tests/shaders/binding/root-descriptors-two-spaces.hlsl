// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// dxs: --root-signature embedded
// env: vulkan1.2
// Root descriptors of one register in two spaces: none is taken for the other.
cbuffer First : register(b0) {
    uint first;
};
cbuffer Second : register(b0, space1) {
    uint second;
};
ByteAddressBuffer In : register(t2);
ByteAddressBuffer InOther : register(t2, space3);
RWByteAddressBuffer Out : register(u1);
RWByteAddressBuffer OutOther : register(u1, space2);

[RootSignature("CBV(b0, space=1), SRV(t2, space=3), UAV(u1, space=2), CBV(b0), SRV(t2), UAV(u1)")]
[numthreads(2, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    Out.Store(4 * id, In.Load(4 * id) + first);
    OutOther.Store(4 * id, InOther.Load(4 * id) + second);
}

// dxc: -T cs_6_0 -E main
// dxs: --root-signature embedded --descriptor-heap mappings --descriptor-sizes 32,64,16
// refused: SRV (t0, space0): the shader queries its size, but a device address has none
// Refused: the shader queries the size of a mapped root SRV, which is a device address.
ByteAddressBuffer Raw : register(t0);
RWByteAddressBuffer Written : register(u0);

[RootSignature("SRV(t0), UAV(u0)")]
[numthreads(1, 1, 1)]
void main()
{
    uint size;
    Raw.GetDimensions(size);
    Written.Store(0, size);
}

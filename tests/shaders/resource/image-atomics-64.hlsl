// dxc: -T ps_6_6 -E main
// env: vulkan1.3
// Atomics on images of 64-bit integers.
RWTexture2D<uint64_t> nearest : register(u1);

float4 main(float4 position : SV_Position, nointerpolation uint id : ID) : SV_Target
{
    uint64_t packed_value = (uint64_t(asuint(position.z)) << 32) | id;
    InterlockedMin(nearest[uint2(position.xy)], packed_value);
    return position;
}

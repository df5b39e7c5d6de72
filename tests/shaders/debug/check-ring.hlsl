// dxc: -T cs_6_0 -E main
// dxs: --check values --check-to vkd3d-ring --shader-hash 0x123456789abcdef0
// Four of eight threads divide by 0 together: one message tells of it.
RWByteAddressBuffer values : register(u0);

[numthreads(8, 1, 1)] void main(uint thread : SV_DispatchThreadID)
{
    float inverse = 1.0 / (float)values.Load(4 * (thread & 4));
    values.Store(128 + 4 * thread, asuint(inverse));
}

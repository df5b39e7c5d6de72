// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// A number as a half, the half behind it, the half without its last bits; then its bits with another high half, and
// without the sign. Bits that are changed need nothing between the conversions that keeps the rounding; the others do.
StructuredBuffer<float> numbers : register(t0);
RWStructuredBuffer<float> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    uint bits = f32tof16(numbers[id]);
    results[id * 5] = f16tof32(bits);
    results[id * 5 + 1] = f16tof32(bits + 1);
    results[id * 5 + 2] = f16tof32(bits & 0xFFF0);
    results[id * 5 + 3] = f16tof32(bits + 0x10000);
    results[id * 5 + 4] = f16tof32(bits & 0x7FFF);
}

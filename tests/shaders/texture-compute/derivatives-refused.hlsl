// dxc: -T cs_6_6 -E main
// dxs: --compute-derivatives refused
// refused: derivatives in groups of threads
// Derivatives where the device has none in compute shaders, and zero will not do.
RWStructuredBuffer<float> results : register(u0);

[numthreads(4, 2, 1)]
void main(uint index : SV_GroupIndex) {
    results[index] = ddx(index * 2.0);
}

// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main -Od
// fma() and mad() on doubles. Vulkan lets a device round fma() twice: both results are exact either way.
StructuredBuffer<double> values : register(t0);
RWStructuredBuffer<double> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    results[0] = fma(values[0], values[1], -values[2]);
    results[1] = mad(values[1], values[2], values[0]);
}

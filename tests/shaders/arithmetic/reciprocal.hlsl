// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_0 -E main -Od
// rcp() of scalars and vectors, degrees and radians.
StructuredBuffer<float4> values : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    results[0] = rcp(values[0]);
    results[1] = float4(degrees(values[1].x), radians(values[1].y), rcp(values[1].z), values[1].w / 3.0);
}

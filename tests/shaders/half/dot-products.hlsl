// dxc: -T cs_6_2 -E main -enable-16bit-types
// Dot products of 16-bit vectors, and a product of a matrix.
StructuredBuffer<half4> inputs : register(t0);
RWStructuredBuffer<half4> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    half4 a = inputs[0], b = inputs[1];
    half2x2 m = half2x2(a.x, a.y, a.z, a.w);
    results[0] = half4(dot(a.xy, b.xy), dot(a.xyz, b.xyz), dot(a, b), mul(m, b.xy).y);
    results[1] = select(a < b, half4(1, 1, 1, 1), half4(0, 0, 0, 0));
}

// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_1 -E main
// cross, length, distance, normalize, reflect and refract.
StructuredBuffer<float3> inputs : register(t0);
RWStructuredBuffer<float> results : register(u0);

void put(uint at, float3 v) {
    results[at] = v.x;
    results[at + 1] = v.y;
    results[at + 2] = v.z;
}

[numthreads(1, 1, 1)]
void main() {
    float3 a = inputs[0], b = inputs[1];
    put(0, cross(a, b));
    put(3, normalize(a));
    put(6, reflect(a, b));
    put(9, refract(a / 5.0, b, 1.0));
    results[12] = length(a);
    results[13] = distance(a, b);
}

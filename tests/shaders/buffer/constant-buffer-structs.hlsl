// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// An array of structures in a constant buffer, indexed by the thread.
struct light {
    float3 color;
    float radius;
    uint2 range;
    float2x2 basis;
};
cbuffer lights : register(b3, space2) {
    light all[3];
    uint count;
};
RWStructuredBuffer<float> results : register(u0, space1);

[numthreads(3, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    light l = all[id];
    results[id] = dot(l.color, float3(1, 10, 100)) + l.radius * 1000 + l.range.y * 10000 + count * 100000 +
                  mul(l.basis, float2(0, 1)).x;
}

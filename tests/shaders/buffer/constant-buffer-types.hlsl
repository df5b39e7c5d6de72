// dxc: -T cs_6_0 -E main
// fxc: -T cs_4_1 -E main
// Constant buffer members of every 32-bit type, with the packing rules of HLSL.
cbuffer parameters : register(b0) {
    float scale;
    int3 offset;
    uint2 mask;
    bool flag;
    float3 direction;
    int last;
};
RWStructuredBuffer<float> results : register(u0);

[numthreads(1, 1, 1)]
void main() {
    results[0] = scale;
    results[1] = offset.x + offset.y * 10 + offset.z * 100;
    results[2] = mask.x ^ mask.y;
    results[3] = flag ? 1 : 0;
    results[4] = direction.x + direction.y * 10 + direction.z * 100;
    results[5] = last;
}

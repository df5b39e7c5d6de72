// dxc: -T vs_6_0 -E main
// fxc: -T vs_5_1 -E main
// Doubles in a large world: split positions that are joined again.
cbuffer World : register(b0) {
    double3 origin;
};

float4 main(uint3 low : LOW, uint3 high : HIGH) : SV_Position
{
    double3 position = double3(asdouble(low.x, high.x), asdouble(low.y, high.y), asdouble(low.z, high.z));
    return float4(float3(position - origin), 1.0);
}

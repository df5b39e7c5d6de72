// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
// Structures with vectors across 16-byte borders, matrices, arrays, nested structures.
struct Inner {
    float3 direction;
    uint kind;
    float2 pair[3];
};

struct Outer {
    float weight;
    Inner inner[2];
    float3x4 transform;
    row_major float2x3 small;
    double large;
};

StructuredBuffer<Outer> items : register(t0);

float4 main(nointerpolation uint2 index : INDEX) : SV_Target
{
    Outer item = items[index.x];
    float3 moved = mul(item.transform, float4(item.inner[1].direction, 1.0));
    float2 pair = items[index.y].inner[index.x & 1].pair[index.y % 3];
    return float4(moved, item.weight) + float4(pair, mul(item.small, moved)) + float(item.large) + item.inner[0].kind;
}

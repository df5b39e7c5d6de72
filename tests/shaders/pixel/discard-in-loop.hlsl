// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main
// A discard in the body of a loop, in a nested condition.
StructuredBuffer<float4> planes : register(t0);

cbuffer Clip : register(b0) {
    uint count;
};

float4 main(float4 world : WORLD) : SV_Target
{
    float nearest = 1e30;
    for (uint i = 0; i < count; i++) {
        float side = dot(world, planes[i]);
        if (side < 0.0) {
            if (planes[i].w > 0.0)
                discard;
            continue;
        }
        nearest = min(nearest, side);
    }
    return nearest;
}

// dxc: -T cs_6_0 -E main
// Constants whose names, types and offsets tools show; the compilers strip them from the code.
struct Light {
    float3 place;
    float range;
    float4x4 turn;
    uint flags[3];
};
struct Item {
    float3 color;
    uint counts[2];
    row_major float2x3 scale;
    Light light;
};

cbuffer Params : register(b0) {
    float3 tint;
    uint count;
    float4x4 view;
    row_major float3x2 squeeze;
    Light lights[2];
    float2 tail;
    bool on;
};
StructuredBuffer<Item> items : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    float4 moved = mul(view, float4(tint, 1));
    float2 squeezed = mul(tint, squeeze);
    if (id < count)
        results[id] = moved + squeezed.xyxy + lights[1].range + tail.xyxy * on + items[id].light.range +
                      items[id].scale[1].xyzx * items[id].counts[1];
}

// dxc: -T vs_6_0 -E main
// fxc: -T vs_4_1 -E main
// dxs: --point-size
// A loop with two ways out and a value carried through.
StructuredBuffer<float4> waypoints : register(t0);

cbuffer Path : register(b0) {
    uint count;
    float travelled;
};

float4 main(float3 offset : POSITION) : SV_Position
{
    float remaining = travelled;
    float3 place = waypoints[0].xyz;
    for (uint i = 1; i < count; i++) {
        float3 next = waypoints[i].xyz;
        float step = distance(place, next);
        if (step >= remaining) {
            place = lerp(place, next, remaining / step);
            break;
        }
        remaining -= step;
        place = next;
    }
    return float4(place + offset, 1.0);
}

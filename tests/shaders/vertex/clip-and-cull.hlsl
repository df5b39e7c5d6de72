// dxc: -T vs_6_0 -E main
// fxc: -T vs_4_0 -E main
// Clip and cull distances share registers but are separate arrays.
struct Output {
    float2 clip : SV_ClipDistance0;
    float cull_first : SV_CullDistance0;
    float2 cull_second : SV_CullDistance1;
    float4 position : SV_Position;
};

Output main(float4 position : POSITION, float2 distances : DISTANCE)
{
    Output output;
    output.position = position;
    output.clip = position.xy - distances;
    output.cull_first = position.z;
    output.cull_second = distances.yx * 0.5;
    return output;
}

// dxc: -T vs_6_0 -E main
// fxc: -T vs_4_1 -E main
// Feeds geometry shaders: an instance's value, and outputs that share registers.
struct Input {
    float2 corner : CORNER;
    uint number : NUMBER;
    float4 offset : OFFSET;
    uint vertex : SV_VertexID;
    uint instance : SV_InstanceID;
};

struct Output {
    float2 corner : CORNER;
    uint number : NUMBER;
    int instance : INSTANCE;
    float4 position : SV_Position;
    float clip[2] : SV_ClipDistance;
    float2 cull : SV_CullDistance;
};

Output main(Input input)
{
    Output output;
    output.corner = input.corner;
    output.number = input.number + 100 * input.vertex;
    output.instance = -int(input.instance);
    output.position = float4(input.corner, 0, 1) + input.offset;
    output.clip[0] = input.corner.x;
    output.clip[1] = input.corner.y;
    output.cull = float2(input.vertex, input.number);
    return output;
}

// dxc: -T vs_6_0 -E main
// Outputs stored on several paths, with an early return.
struct Output {
    float4 position : SV_Position;
    float3 color : COLOR;
};

Output main(float4 position : POSITION, uint kind : KIND)
{
    Output output;
    output.position = position;
    if (kind == 0) {
        output.color = float3(1, 0, 0);
        return output;
    }
    switch (kind) {
    case 1:
        output.color = float3(0, 1, 0);
        break;
    case 2:
        output.position.x += 1.0;
    case 3:
        output.color = position.xyz;
        break;
    default:
        output.color = 0.0;
        break;
    }
    return output;
}

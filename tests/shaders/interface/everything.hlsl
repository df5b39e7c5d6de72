// dxc: -T ps_6_1 -E main
// Most system values at once.
struct Input {
    noperspective centroid float4 position : SV_Position;
    bool front : SV_IsFrontFace;
    uint primitive : SV_PrimitiveID;
    uint layer : SV_RenderTargetArrayIndex;
    uint view : SV_ViewID;
    uint coverage : SV_Coverage;
    float2 uv : TEXCOORD;
};

struct Output {
    float4 color : SV_Target0;
    float4 second : SV_Target1;
    float depth : SV_DepthLessEqual;
    uint coverage : SV_Coverage;
    uint stencil : SV_StencilRef;
};

Output main(Input input)
{
    Output output;
    output.color = float4(input.uv, input.position.zw);
    output.second = float4(input.front, input.primitive, input.layer, input.view);
    output.depth = input.position.z * 0.5;
    output.coverage = input.coverage & 5;
    output.stencil = input.view + 1;
    return output;
}

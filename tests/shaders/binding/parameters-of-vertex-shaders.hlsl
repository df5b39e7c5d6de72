// dxc: -T vs_6_0 -E main
// fxc: -T vs_5_0 -E main
// dxs: --root-signature embedded --resource-heap-size 64
// env: vulkan1.2
// Registers that a pixel shader's parameters cover too: those of the vertex shader count.
cbuffer Constants : register(b0) {
    float4 constants;
};
Buffer<float> Values : register(t1);

struct Outputs {
    float4 position : SV_Position;
    float2 sums : SUMS;
};

[RootSignature("RootConstants(num32BitConstants=2, b0, visibility=SHADER_VISIBILITY_PIXEL),"
               "DescriptorTable(SRV(t1), visibility=SHADER_VISIBILITY_PIXEL),"
               "RootConstants(num32BitConstants=4, b0, visibility=SHADER_VISIBILITY_VERTEX),"
               "DescriptorTable(SRV(t0, numDescriptors=2), visibility=SHADER_VISIBILITY_VERTEX)")]
Outputs main(uint vertex : SV_VertexID)
{
    Outputs outputs = {0, 0, 0, 1, constants.x + constants.w, Values[vertex]};
    return outputs;
}

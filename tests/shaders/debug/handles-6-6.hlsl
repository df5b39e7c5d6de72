// dxc: -T ps_6_6 -E main -Zi -Qembed_debug -Od
// dxs: --program debug --debug-info
// New handles and debug information together.
StructuredBuffer<float4> colors : register(t0);

cbuffer Choice : register(b0) {
    uint first;
    uint count;
};

float4 main(float4 position : SV_Position) : SV_Target
{
    float4 sum = 0.0;
    for (uint i = 0; i < count; i++) {
        float4 color = colors[first + i];
        if (color.a == 0.0)
            continue;
        sum += color;
    }
    return sum;
}

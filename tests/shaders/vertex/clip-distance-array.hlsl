// dxc: -T vs_6_0 -E main
// Eight clip distances as an array of two rows with a dynamic index.
cbuffer Planes : register(b0) {
    float4x4 planes[2];
};

struct Output {
    float4 position : SV_Position;
    float4 clip[2] : SV_ClipDistance;
};

Output main(float4 position : POSITION)
{
    Output output;
    output.position = position;
    [loop]
    for (uint i = 0; i < 2; i++)
        output.clip[i] = mul(planes[i], position);
    return output;
}

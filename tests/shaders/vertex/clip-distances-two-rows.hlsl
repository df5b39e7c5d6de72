// dxc: -T vs_6_0 -E main
// fxc: -T vs_4_1 -E main
// Six clip distances over two elements of three; the second one is written component by component.
cbuffer Planes : register(b0) {
    float4 planes[6];
};

struct Output {
    float4 position : SV_Position;
    float3 first : SV_ClipDistance0;
    float3 second : SV_ClipDistance1;
};

Output main(float4 position : POSITION)
{
    Output output;
    output.position = position;
    output.first = float3(dot(position, planes[0]), dot(position, planes[1]), dot(position, planes[2]));
    output.second.x = dot(position, planes[3]);
    output.second.y = dot(position, planes[4]);
    output.second.z = dot(position, planes[5]);
    return output;
}

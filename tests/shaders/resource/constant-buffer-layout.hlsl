// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_0 -E main
// Arrays of scalars take a row each; structures begin on a row; matrices in both orders; packoffset.
struct Light {
    float3 position;
    float range;
    float4 colors[2];
};

cbuffer Scene : register(b0) {
    float scalars[4];
    Light lights[3];
    column_major float3x4 columns;
    row_major float3x4 rows;
    float2 pair;
    uint index;
    bool enabled;
};

cbuffer Packed : register(b1) {
    float4 first : packoffset(c0);
    float second : packoffset(c2.y);
    int2 third : packoffset(c2.z);
};

float4 main(float4 v : VALUE) : SV_Target
{
    float4 sum = first * second + float4(third, pair);
    sum.xyz += mul(columns, v) + mul(rows, v);
    sum += lights[index].colors[index & 1] * scalars[index] + lights[2].range;
    return enabled ? sum : 0.0;
}

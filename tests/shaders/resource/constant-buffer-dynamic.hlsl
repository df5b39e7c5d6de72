// dxc: -T ps_6_0 -E main
// fxc: -T ps_4_1 -E main
// A component of a row chosen while running, a loop over an array.
cbuffer Table : register(b0) {
    float4 rows[64];
    uint count;
};

float4 main(nointerpolation uint2 index : INDEX) : SV_Target
{
    float sum = rows[index.x][index.y & 3];
    for (uint i = 0; i < count; i++)
        sum += rows[i].w;
    return sum;
}

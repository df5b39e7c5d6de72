// dxc: -T cs_6_9 -E main -Zi -Qembed_debug
// dxs: --program debug --debug-variables
// Buffers whose types have no counterpart among vectors and matrices of debug information: matrices of one row or
// column, long vectors. A type with min-precision beside its full one.
cbuffer Scene : register(b0)
{
    float1x4 row;
    row_major float4x1 column;
    float1x1 number;
    float2x3 matrices[2];
    float scale;
    min16float half_scale;
};
StructuredBuffer<vector<float, 8> > numbers : register(t0);
RWStructuredBuffer<float> output : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    vector<float, 8> v = numbers[id];
    output[id] = v[7] + row[0][id] + column[id][0] + number[0][0] + matrices[1][1][2] + scale + half_scale;
}

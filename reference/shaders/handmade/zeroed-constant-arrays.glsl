#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer source
{
    uint _m0[];
} source_1;

layout(set = 0, binding = 0, std140) uniform Rows
{
    vec4 _m0[4];
} Rows_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer target
{
    uint _m0[];
} target_1;

void main()
{
    float _52[4] = float[](0.0, 0.0, 0.0, 0.0);
    float _65[4] = float[](0.0, 0.0, 0.0, 0.0);
    float _12 = _52[source_1._m0[0u]];
    _52[0u] = Rows_1._m0[0u].x;
    _65[0u] = Rows_1._m0[0u].y;
    _52[1u] = Rows_1._m0[1u].x;
    _65[1u] = Rows_1._m0[1u].y;
    _52[2u] = Rows_1._m0[2u].x;
    _65[2u] = Rows_1._m0[2u].y;
    _52[3u] = Rows_1._m0[3u].x;
    if (source_1._m0[1u] != 0u)
    {
        _65[3u] = Rows_1._m0[3u].y;
    }
    target_1._m0[0u] = floatBitsToUint(_12);
    target_1._m0[1u] = floatBitsToUint(_52[source_1._m0[0u]]);
    target_1._m0[2u] = floatBitsToUint(_65[source_1._m0[0u]]);
}


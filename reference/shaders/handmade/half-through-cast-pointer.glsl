#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer source
{
    uint _m0[];
} source_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer target
{
    uint _m0[];
} target_1;

void main()
{
    float _13 = uintBitsToFloat(source_1._m0[0u]);
    float _35[4];
    _35[source_1._m0[1u]] = _13;
    float _39 = _35[source_1._m0[1u]];
    uint _14 = packHalf2x16(vec2(_39, 0.0));
    uint _15 = source_1._m0[1u] + 1u;
    _35[_15] = unpackHalf2x16(_14).x;
    float _16 = _35[_15];
    mediump float mp_copy_16 = _16;
    precise mediump float _17 = mp_copy_16 + mp_copy_16;
    mediump float _18 = _17;
    target_1._m0[0u] = floatBitsToUint(_18);
    mediump uint _20 = _14;
    target_1._m0[1u] = _20;
}


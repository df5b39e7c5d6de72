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
    uint _14 = source_1._m0[1u];
    float _37 = _13;
    float _39 = unpackHalf2x16(_14).x;
    mediump uint _16 = packHalf2x16(vec2(_37, 0.0));
    mediump float _18 = _39;
    target_1._m0[0u] = _16;
    target_1._m0[1u] = floatBitsToUint(_18);
    uint _53 = packHalf2x16(vec2(_13, 0.0));
    mediump uint _21 = _53;
    target_1._m0[2u] = _21;
    _53 = _14;
    mediump float _23 = unpackHalf2x16(_53).x;
    target_1._m0[3u] = floatBitsToUint(_23);
}


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
    uint _17 = source_1._m0[0u];
    mediump float _19 = unpackHalf2x16(_17).x;
    target_1._m0[0u] = floatBitsToUint(_19);
    float _21 = unpackHalf2x16(_17).x;
    mediump float mp_copy_21 = _21;
    precise mediump float _22 = mp_copy_21 * 3.0;
    mediump float _23 = _22;
    target_1._m0[1u] = floatBitsToUint(_23);
    float _26 = uintBitsToFloat(source_1._m0[1u]);
    vec2 _64 = vec2(_26, 0.0);
    mediump vec2 mp_copy_64 = _64;
    mediump uint _28 = packHalf2x16(mp_copy_64);
    target_1._m0[2u] = _28;
    mediump uint _31 = packHalf2x16(vec2(_26, 0.0)) >> 8u;
    target_1._m0[3u] = _31;
    float _32 = uintBitsToFloat(source_1._m0[2u]);
    target_1._m0[4u] = uint(_32 != 0.0);
    precise float _35 = _32 - 1.0;
    target_1._m0[5u] = (_35 != 0.0) ? 4294967295u : 0u;
}


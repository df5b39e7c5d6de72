#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

shared float matrices[64];

void main()
{
    float _4 = float(gl_LocalInvocationIndex * 100u);
    uint _8 = gl_LocalInvocationIndex * 16u;
    matrices[_8] = _4;
    matrices[4u + _8] = _4 + 1.0;
    matrices[8u + _8] = _4 + 2.0;
    uint _11 = 12u + _8;
    matrices[_11] = _4 + 3.0;
    uint _16 = 1u + _8;
    matrices[_16] = _4 + 4.0;
    matrices[5u + _8] = _4 + 5.0;
    matrices[9u + _8] = _4 + 6.0;
    uint _19 = 13u + _8;
    matrices[_19] = _4 + 7.0;
    uint _24 = 2u + _8;
    matrices[_24] = _4 + 8.0;
    matrices[6u + _8] = _4 + 9.0;
    matrices[10u + _8] = _4 + 10.0;
    uint _27 = 14u + _8;
    matrices[_27] = _4 + 11.0;
    uint _32 = 3u + _8;
    matrices[_32] = _4 + 12.0;
    matrices[7u + _8] = _4 + 13.0;
    matrices[11u + _8] = _4 + 14.0;
    uint _35 = 15u + _8;
    matrices[_35] = _4 + 15.0;
    barrier();
    uint _37 = (gl_LocalInvocationIndex + 1u) & 3u;
    uint _38 = gl_LocalInvocationIndex + 4u;
    uint _41 = _37 * 16u;
    u0_1._m0[gl_LocalInvocationIndex] = vec4(matrices[gl_LocalInvocationIndex + _41], matrices[_38 + _41], matrices[(gl_LocalInvocationIndex + 8u) + _41], matrices[(gl_LocalInvocationIndex + 12u) + (_37 * 16u)]);
    u0_1._m0[_38] = vec4(matrices[_11] + matrices[_8], matrices[_19] + matrices[_16], matrices[_27] + matrices[_24], matrices[_35] + matrices[_32]);
}


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
    uint _9 = 0u + (gl_LocalInvocationIndex * 16u);
    matrices[_9] = _4;
    matrices[4u + (gl_LocalInvocationIndex * 16u)] = _4 + 1.0;
    matrices[8u + (gl_LocalInvocationIndex * 16u)] = _4 + 2.0;
    uint _15 = 12u + (gl_LocalInvocationIndex * 16u);
    matrices[_15] = _4 + 3.0;
    uint _21 = 1u + (gl_LocalInvocationIndex * 16u);
    matrices[_21] = _4 + 4.0;
    matrices[5u + (gl_LocalInvocationIndex * 16u)] = _4 + 5.0;
    matrices[9u + (gl_LocalInvocationIndex * 16u)] = _4 + 6.0;
    uint _27 = 13u + (gl_LocalInvocationIndex * 16u);
    matrices[_27] = _4 + 7.0;
    uint _33 = 2u + (gl_LocalInvocationIndex * 16u);
    matrices[_33] = _4 + 8.0;
    matrices[6u + (gl_LocalInvocationIndex * 16u)] = _4 + 9.0;
    matrices[10u + (gl_LocalInvocationIndex * 16u)] = _4 + 10.0;
    uint _39 = 14u + (gl_LocalInvocationIndex * 16u);
    matrices[_39] = _4 + 11.0;
    uint _45 = 3u + (gl_LocalInvocationIndex * 16u);
    matrices[_45] = _4 + 12.0;
    matrices[7u + (gl_LocalInvocationIndex * 16u)] = _4 + 13.0;
    matrices[11u + (gl_LocalInvocationIndex * 16u)] = _4 + 14.0;
    uint _51 = 15u + (gl_LocalInvocationIndex * 16u);
    matrices[_51] = _4 + 15.0;
    barrier();
    uint _53 = (gl_LocalInvocationIndex + 1u) & 3u;
    uint _54 = gl_LocalInvocationIndex + 4u;
    u0_1._m0[gl_LocalInvocationIndex] = vec4(matrices[gl_LocalInvocationIndex + (_53 * 16u)], matrices[_54 + (_53 * 16u)], matrices[(gl_LocalInvocationIndex + 8u) + (_53 * 16u)], matrices[(gl_LocalInvocationIndex + 12u) + (_53 * 16u)]);
    u0_1._m0[_54] = vec4(matrices[_15] + matrices[_9], matrices[_27] + matrices[_21], matrices[_39] + matrices[_33], matrices[_51] + matrices[_45]);
}


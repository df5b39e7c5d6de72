#version 460
#extension GL_NV_compute_shader_derivatives : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 3) in;
layout(derivative_group_linearNV) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

void main()
{
    uint _40 = gl_LocalInvocationID.x >> 1u;
    uvec3 _45 = uvec3(bitfieldInsert(_40, gl_LocalInvocationID.x, int(0u), int(1u)), bitfieldInsert(_40, gl_LocalInvocationID.y, int(1u), int(31u)), gl_LocalInvocationID.z);
    uvec3 _46 = (gl_WorkGroupID * uvec3(4u, 2u, 3u)) + _45;
    uint _2 = _46.x;
    uint _4 = _46.z;
    uint _7 = (((_45.z * 2u) + _45.y) * 4u) + _45.x;
    float _14 = float(((_46.y * 10u) + (_2 * _2)) + (_4 * 100u));
    u0_1._m0[(gl_WorkGroupID.z * 24u) + _7] = vec4(dFdxFine(_14), dFdyFine(_14), float(_4), float((_45.z * 10u) + _45.y));
}


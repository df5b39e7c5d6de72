#version 460
#extension GL_NV_compute_shader_derivatives : require
#extension GL_KHR_shader_subgroup_quad : require
layout(local_size_x = 8, local_size_y = 3, local_size_z = 1) in;
layout(derivative_group_linearNV) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;

void main()
{
    uint _46 = gl_LocalInvocationID.x >> 1u;
    uvec3 _51 = uvec3(bitfieldInsert(_46, gl_LocalInvocationID.x, int(0u), int(1u)), bitfieldInsert(_46, gl_LocalInvocationID.y, int(1u), int(31u)), gl_LocalInvocationID.z);
    uint _2 = _51.x;
    uint _3 = _51.y;
    uvec3 _58 = (gl_WorkGroupID * uvec3(4u, 6u, 1u)) + _51;
    uint _4 = _58.x;
    uint _5 = _58.y;
    uint _6 = (((_51.z * 6u) + _51.y) * 4u) + _51.x;
    float _11 = float(((_3 * 10u) * _3) + (_2 * 3u));
    uint _17 = (((_5 - _3) / 6u) << 1u) + ((_4 - _2) >> 2u);
    float _19 = (_17 == 0u) ? 0.25 : 0.5;
    u0_1._m0[(_17 * 24u) + _6] = vec4(dFdxFine(_11), dFdyFine(_11), subgroupQuadSwapDiagonal(_11), texture(sampler2D(t0, s0), vec2(_19 * (float(_4) + 0.5), _19 * (float(_5) + 0.5))).x);
}


#version 460
#extension GL_KHR_shader_subgroup_quad : require
layout(local_size_x = 12, local_size_y = 2, local_size_z = 2) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

void main()
{
    uint _33 = gl_LocalInvocationID.x >> 1u;
    uvec3 _38 = uvec3(bitfieldInsert(_33, gl_LocalInvocationID.x, int(0u), int(1u)), bitfieldInsert(_33, gl_LocalInvocationID.y, int(1u), int(31u)), gl_LocalInvocationID.z);
    uvec3 _46 = (gl_WorkGroupID * uvec3(6u, 4u, 2u)) + _38;
    uint _8 = (((_38.z * 4u) + _38.y) * 6u) + _38.x;
    uint _12 = ((_38.y * 10u) + _38.x) + (_38.z * 100u);
    u0_1._m0[((_46.y * 12u) + _46.x) + (_46.z * 48u)] = uvec2(_8, ((subgroupQuadSwapHorizontal(_12) * 1000u) + _12) + (subgroupQuadSwapVertical(_12) * 1000000u));
}


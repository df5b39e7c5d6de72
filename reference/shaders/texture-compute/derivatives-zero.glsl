#version 460
#extension GL_KHR_shader_subgroup_quad : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;

void main()
{
    uint _33 = gl_LocalInvocationID.x >> 1u;
    uvec3 _38 = uvec3(bitfieldInsert(_33, gl_LocalInvocationID.x, int(0u), int(1u)), bitfieldInsert(_33, gl_LocalInvocationID.y, int(1u), int(31u)), gl_LocalInvocationID.z);
    uint _2 = _38.x;
    uint _3 = _38.y;
    uint _4 = (((_38.z * 2u) + _38.y) * 4u) + _38.x;
    float _20 = 0.0;
    float _21 = 0.0;
    u0_1._m0[_4] = vec4(_20, _21, subgroupQuadSwapVertical(float((_3 * 10u) + (_2 * 3u))), textureLod(sampler2D(t0, s0), vec2((float(_2) + 0.5) * 0.5, (float(_3) + 0.5) * 0.5), 0.0).x);
}


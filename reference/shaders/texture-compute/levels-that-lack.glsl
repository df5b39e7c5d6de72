#version 460
#extension GL_EXT_samplerless_texture_functions : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1007, std430) readonly buffer t7
{
    uint _m0[];
} t7_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform texture1D t0;
layout(set = 0, binding = 1001) uniform texture1DArray t1;
layout(set = 0, binding = 1002) uniform texture2D t2;
layout(set = 0, binding = 1003) uniform texture2DArray t3;
layout(set = 0, binding = 1004) uniform texture3D t4;
layout(set = 0, binding = 1005) uniform textureCube t5;
layout(set = 0, binding = 1006) uniform textureCubeArray t6;

void main()
{
    uint _9 = gl_WorkGroupID.x * 7u;
    uint _13 = uint(textureQueryLevels(t0));
    uint _10 = (t7_1._m0[gl_WorkGroupID.x] < _13) ? uint(textureSize(t0, int(t7_1._m0[gl_WorkGroupID.x]))) : 0u;
    u0_1._m0[_9] = uvec4(_10, 0u, 0u, _13);
    uint _17 = uint(textureQueryLevels(t1));
    uvec2 _115 = mix(uvec2(0u), uvec2(textureSize(t1, int(t7_1._m0[gl_WorkGroupID.x]))), bvec2(t7_1._m0[gl_WorkGroupID.x] < _17));
    u0_1._m0[_9 + 1u] = uvec4(_115.x, 0u, _115.y, _17);
    uint _22 = uint(textureQueryLevels(t2));
    u0_1._m0[_9 + 2u] = uvec4(mix(uvec2(0u), uvec2(textureSize(t2, int(t7_1._m0[gl_WorkGroupID.x]))), bvec2(t7_1._m0[gl_WorkGroupID.x] < _22)), 0u, _22);
    uint _27 = uint(textureQueryLevels(t3));
    u0_1._m0[_9 + 3u] = uvec4(mix(uvec3(0u), uvec3(textureSize(t3, int(t7_1._m0[gl_WorkGroupID.x]))), bvec3(t7_1._m0[gl_WorkGroupID.x] < _27)), _27);
    uint _32 = uint(textureQueryLevels(t4));
    u0_1._m0[_9 + 4u] = uvec4(mix(uvec3(0u), uvec3(textureSize(t4, int(t7_1._m0[gl_WorkGroupID.x]))), bvec3(t7_1._m0[gl_WorkGroupID.x] < _32)), _32);
    uint _37 = uint(textureQueryLevels(t5));
    u0_1._m0[_9 + 5u] = uvec4(mix(uvec2(0u), uvec2(textureSize(t5, int(t7_1._m0[gl_WorkGroupID.x]))), bvec2(t7_1._m0[gl_WorkGroupID.x] < _37)), 0u, _37);
    uint _42 = uint(textureQueryLevels(t6));
    u0_1._m0[_9 + 6u] = uvec4(mix(uvec3(0u), uvec3(textureSize(t6, int(t7_1._m0[gl_WorkGroupID.x]))), bvec3(t7_1._m0[gl_WorkGroupID.x] < _42)), _42);
    if (gl_WorkGroupID.x == 0u)
    {
        u0_1._m0[56u] = uvec4(mix(uvec2(0u), uvec2(textureSize(t2, int(2u))), bvec2(2u < uint(textureQueryLevels(t2)))), mix(uvec2(0u), uvec2(textureSize(t2, int(1u))), bvec2(1u < uint(textureQueryLevels(t2)))));
        u0_1._m0[57u] = uvec4(uint(textureQueryLevels(t2)), uint(textureQueryLevels(t4)), uint(textureQueryLevels(t3)), uint(textureQueryLevels(t0)));
    }
}


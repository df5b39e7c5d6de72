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
    uvec4 _13 = uvec4(10u, 11u, 12u, 13u);
    _13[source_1._m0[0u] & 3u] = source_1._m0[1u];
    uvec4 _14 = uvec4(20u, 21u, 22u, 23u);
    _14.x = source_1._m0[1u];
    target_1._m0[0u] = uvec4(_14.w, _13.x, _14.x, _13.w).x;
    target_1._m0[1u] = uvec4(_14.w, _13.x, _14.x, _13.w).y;
    target_1._m0[2u] = uvec4(_14.w, _13.x, _14.x, _13.w).z;
    target_1._m0[3u] = uvec4(_14.w, _13.x, _14.x, _13.w).w;
    target_1._m0[4u] = uvec2(_13.y, _14.z).x;
    target_1._m0[5u] = uvec2(_13.y, _14.z).y;
    target_1._m0[6u] = uvec3(uvec2(_14.z, _13.y).y, uvec2(_13.y, _14.z).x, uvec2(_14.z, _13.y).x).x;
    target_1._m0[7u] = uvec3(uvec2(_14.z, _13.y).y, uvec2(_13.y, _14.z).x, uvec2(_14.z, _13.y).x).y;
    target_1._m0[8u] = uvec3(uvec2(_14.z, _13.y).y, uvec2(_13.y, _14.z).x, uvec2(_14.z, _13.y).x).z;
}


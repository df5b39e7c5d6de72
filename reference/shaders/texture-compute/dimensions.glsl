#version 460
#extension GL_EXT_samplerless_texture_functions : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform texture1D t0;
layout(set = 0, binding = 1001) uniform texture2D t1;
layout(set = 0, binding = 1002) uniform texture3D t2;
layout(set = 0, binding = 1003) uniform texture2DArray t3;
layout(set = 0, binding = 1004) uniform textureCube t4;
layout(set = 0, binding = 1005) uniform textureCubeArray t5;
layout(set = 0, binding = 1006) uniform texture1DArray t6;
layout(set = 0, binding = 2001) uniform restrict readonly writeonly image2D u1;
layout(set = 0, binding = 2002) uniform restrict readonly writeonly image3D u2;
layout(set = 0, binding = 2003) uniform restrict readonly writeonly image2DArray u3;

void main()
{
    uint _2 = uint(textureSize(t0, int(0u)));
    u0_1._m0[0u] = uvec4(_2, 0u, 0u, uint(textureQueryLevels(t0)));
    uint _9 = uint(textureQueryLevels(t1));
    u0_1._m0[1u] = uvec4(mix(uvec2(0u), uvec2(textureSize(t1, int(1u))), bvec2(1u < _9)), 0u, _9);
    uint _13 = uint(textureQueryLevels(t2));
    u0_1._m0[2u] = uvec4(mix(uvec3(0u), uvec3(textureSize(t2, int(1u))), bvec3(1u < _13)), _13);
    u0_1._m0[3u] = uvec4(uvec3(textureSize(t3, int(0u))), uint(textureQueryLevels(t3)));
    u0_1._m0[4u] = uvec4(uvec2(textureSize(t4, int(0u))), uint(textureQueryLevels(t4)), 0u);
    u0_1._m0[5u] = uvec4(uvec3(textureSize(t5, int(0u))), uint(textureQueryLevels(t5)));
    u0_1._m0[6u] = uvec4(uvec2(textureSize(t6, int(0u))), uint(textureQueryLevels(t6)), 0u);
    u0_1._m0[7u] = uvec4(uvec2(imageSize(u1)), 0u, 0u);
    u0_1._m0[8u] = uvec4(uvec3(imageSize(u2)), 0u);
    u0_1._m0[9u] = uvec4(uvec3(imageSize(u3)), 0u);
}


#version 460
#extension GL_EXT_samplerless_texture_functions : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1006, std430) readonly buffer t6
{
    uvec4 _m0[];
} t6_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform texture1D t0;
layout(set = 0, binding = 1001) uniform texture2D t1;
layout(set = 0, binding = 1002) uniform texture2DArray t2;
layout(set = 0, binding = 1003) uniform texture3D t3;
layout(set = 0, binding = 1004) uniform samplerBuffer t4;
layout(set = 0, binding = 1005) uniform samplerBuffer t5;
layout(set = 0, binding = 2001, r32ui) uniform restrict uimage2D u1;
layout(set = 0, binding = 2002, r32ui) uniform restrict uimageBuffer u2;

void main()
{
    uvec4 _93 = t6_1._m0[0u];
    u0_1._m0[0u] = vec4(texelFetch(t0, int(_93.x), int(0u)));
    uvec2 _112 = uvec2(0u, _93.y);
    u0_1._m0[1u] = vec4(texelFetch(t1, ivec2(_112), int(0u)));
    uvec2 _118 = uvec2(_93.z, 0u);
    u0_1._m0[2u] = vec4(texelFetch(t1, ivec2(_118), int(0u)));
    u0_1._m0[3u] = vec4(texelFetch(t1, ivec2(uvec2(0u)), int(_93.w)));
    u0_1._m0[4u] = vec4(texelFetch(t2, ivec3(uvec3(1u, 1u, _93.w)), int(0u)));
    u0_1._m0[5u] = vec4(texelFetch(t3, ivec3(uvec3(0u, 0u, _93.x)), int(0u)));
    u0_1._m0[6u] = vec4(texelFetch(t4, int(_93.x)));
    u0_1._m0[7u] = vec4(texelFetch(t4, int(_93.y)));
    u0_1._m0[8u] = vec4(texelFetch(t5, int(_93.z)));
    uvec2 _165 = uvec2(1u);
    u0_1._m0[9u] = vec4(texelFetch(t1, ivec2(_165), int(0u)));
    uvec4 _175 = uvec4(77u);
    imageStore(u1, ivec2(uvec2(_93.x, 0u)), _175);
    imageStore(u1, ivec2(_112), _175);
    imageStore(u2, int(_93.x), _175);
    uint _57 = imageAtomicAdd(u1, ivec2(_118), 5u);
    uint _58 = imageAtomicAdd(u2, int(_93.z), 5u);
    u0_1._m0[10u] = vec4(float(imageLoad(u1, ivec2(uvec2(0u, _93.x))).x), float(imageLoad(u2, int(_93.y)).x), float(imageLoad(u1, ivec2(_165)).x), float(imageLoad(u2, int(2u)).x));
}


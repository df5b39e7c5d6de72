#version 460
#extension GL_ARB_sparse_texture2 : require
#extension GL_EXT_samplerless_texture_functions : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct _29
{
    uint _m0;
    vec4 _m1;
};

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform texture2D t0;

void main()
{
    uint _44;
    vec4 _45;
    _44 = sparseTexelFetchOffsetARB(t0, ivec2(uvec2(0u, 1u)), int(0u), ivec2(1, 0), _45);
    _29 _30 = _29(_44, _45);
    vec4 _32 = _30._m1;
    uint _6 = _30._m0;
    bool _7 = sparseTexelsResidentARB(int(_6));
    u0_1._m0[0u] = vec4(_7 ? _32.x : (-1.0), _7 ? _32.y : (-1.0), _7 ? _32.z : (-1.0), _7 ? _32.w : (-1.0));
}


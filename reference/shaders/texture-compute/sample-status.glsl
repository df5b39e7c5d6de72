#version 460
#extension GL_ARB_sparse_texture2 : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct _31
{
    uint _m0;
    vec4 _m1;
};

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;

void main()
{
    uint _47;
    vec4 _48;
    _47 = sparseTextureLodARB(sampler2D(t0, s0), vec2(0.75, 0.25), 0.0, _48);
    _31 _32 = _31(_47, _48);
    vec4 _34 = _32._m1;
    uint _6 = _32._m0;
    bool _7 = sparseTexelsResidentARB(int(_6));
    u0_1._m0[0u] = vec4(_7 ? _34.x : (-1.0), _7 ? _34.y : (-1.0), _7 ? _34.z : (-1.0), _7 ? _34.w : (-1.0));
}


#version 460
#extension GL_ARB_sparse_texture2 : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct _30
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
    uint _45;
    vec4 _46;
    _45 = sparseTextureGatherARB(sampler2D(t0, s0), vec2(0.5), _46);
    _30 _31 = _30(_45, _46);
    vec4 _33 = _31._m1;
    uint _6 = _31._m0;
    bool _7 = sparseTexelsResidentARB(int(_6));
    u0_1._m0[0u] = vec4(_7 ? _33.x : (-1.0), _7 ? _33.y : (-1.0), _7 ? _33.z : (-1.0), _7 ? _33.w : (-1.0));
}


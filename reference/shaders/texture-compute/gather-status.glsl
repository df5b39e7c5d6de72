#version 460
#extension GL_ARB_sparse_texture2 : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct _33
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
    uint _48;
    vec4 _49;
    _48 = sparseTextureGatherARB(sampler2D(t0, s0), vec2(0.5), _49);
    _33 _34 = _33(_48, _49);
    vec4 _36 = _34._m1;
    uint _6 = _34._m0;
    bool _7 = sparseTexelsResidentARB(int(_6));
    u0_1._m0[0u] = vec4(_7 ? _36.x : (-1.0), _7 ? _36.y : (-1.0), _7 ? _36.z : (-1.0), _7 ? _36.w : (-1.0));
}


#version 460
#extension GL_ARB_sparse_texture2 : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

struct _22
{
    uint _m0;
    vec4 _m1;
};

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

layout(set = 0, binding = 1001) uniform samplerBuffer t1;

void main()
{
    uint _37;
    vec4 _38;
    _37 = sparseTexelFetchARB(t1, int(gl_GlobalInvocationID.x), _38);
    _22 _23 = _22(_37, _38);
    uint _7 = _23._m0;
    u0_1._m0[gl_GlobalInvocationID.x] = sparseTexelsResidentARB(int(_7)) ? _23._m1.y : (-1.0);
}


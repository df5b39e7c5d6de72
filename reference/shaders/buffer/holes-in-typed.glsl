#version 460
#extension GL_ARB_sparse_texture2 : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

struct _56
{
    uint _m0;
    vec4 _m1;
};

struct _67
{
    uint _m0;
    ivec4 _m1;
};

struct _77
{
    uint _m0;
    uvec4 _m1;
};

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

layout(set = 0, binding = 1001) uniform samplerBuffer t1;
layout(set = 0, binding = 1002) uniform isamplerBuffer t2;
layout(set = 0, binding = 2001, r32ui) uniform restrict readonly uimageBuffer u1;
layout(set = 0, binding = 1003) uniform usamplerBuffer t3;

void main()
{
    uint _111;
    vec4 _112;
    _111 = sparseTexelFetchARB(t1, int(gl_GlobalInvocationID.x), _112);
    _56 _57 = _56(_111, _112);
    uint _7 = _57._m0;
    bool _8 = sparseTexelsResidentARB(int(_7));
    uint _113;
    ivec4 _114;
    _113 = sparseTexelFetchARB(t2, int(gl_GlobalInvocationID.x), _114);
    _67 _68 = _67(_113, _114);
    uint _13 = _68._m0;
    bool _14 = sparseTexelsResidentARB(int(_13));
    uint _115;
    uvec4 _116;
    _115 = sparseImageLoadARB(u1, int(gl_GlobalInvocationID.x), _116);
    _77 _78 = _77(_115, _116);
    uint _19 = _78._m0;
    u0_1._m0[gl_GlobalInvocationID.x] = uvec4(_8 ? floatBitsToUint(_57._m1.w) : 7u, _14 ? uvec4(_68._m1).x : 8u, sparseTexelsResidentARB(int(_19)) ? _78._m1.x : 9u, uint(_8 && _14));
    uint _117;
    vec4 _118;
    _117 = sparseTexelFetchARB(t1, int(3u - gl_GlobalInvocationID.x), _118);
    _56 _94 = _56(_117, _118);
    uint _32 = _94._m0;
    uint _119;
    uvec4 _120;
    _119 = sparseTexelFetchARB(t3, int(gl_GlobalInvocationID.x), _120);
    _77 _103 = _77(_119, _120);
    uint _40 = _103._m0;
    u0_1._m0[gl_GlobalInvocationID.x + 4u] = uvec4(uint(sparseTexelsResidentARB(int(_32))), uint(sparseTexelsResidentARB(int(_40))), 0u, 0u);
}


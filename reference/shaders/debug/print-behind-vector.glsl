#version 460
#extension GL_ARB_sparse_texture2 : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

struct _24
{
    uint _m0;
    uvec4 _m1;
};

layout(set = 0, binding = 2001, std430) restrict writeonly readonly buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) coherent buffer print_records
{
    uint _m0;
    uint _m1[][11];
} print_records_1;

layout(set = 0, binding = 1000) uniform usamplerBuffer t0;

void _3(uint _61, uint _62, uint _63, uint _64, uint _65, uint _66)
{
    if (gl_GlobalInvocationID.x == 0u)
    {
        uint _85 = atomicAdd(print_records_1._m0, 1u);
        if (_85 < uint(print_records_1._m1.length()))
        {
            print_records_1._m1[_85][0u] = 3u;
            print_records_1._m1[_85][1u] = 5u;
            print_records_1._m1[_85][2u] = gl_GlobalInvocationID.x;
            print_records_1._m1[_85][3u] = gl_GlobalInvocationID.y;
            print_records_1._m1[_85][4u] = gl_GlobalInvocationID.z;
            print_records_1._m1[_85][5u] = _61;
            print_records_1._m1[_85][6u] = _62;
            print_records_1._m1[_85][7u] = _63;
            print_records_1._m1[_85][8u] = _64;
            print_records_1._m1[_85][9u] = _65;
            print_records_1._m1[_85][10u] = _66;
        }
    }
}

void main()
{
    uint _104;
    uvec4 _105;
    _104 = sparseTexelFetchARB(t0, int(0u), _105);
    _24 _25 = _24(_104, _105);
    uint _26 = _25._m0;
    uint _106;
    uvec4 _107;
    _106 = sparseTexelFetchARB(t0, int(1u), _107);
    _24 _29 = _24(_106, _107);
    uint _32 = sparseTexelsResidentARB(int(_26)) ? _29._m0 : _26;
    uint _108;
    uvec4 _109;
    _108 = sparseTexelFetchARB(t0, int(2u), _109);
    _24 _36 = _24(_108, _109);
    uint _5 = sparseTexelsResidentARB(int(_32)) ? _36._m0 : _32;
    _3(0u, 4u, 3u, 5u, _5, 0u);
    if (sparseTexelsResidentARB(int(_5)))
    {
        u0_1._m0[0u] = uint(u1_1._m0.length()) * 4u;
    }
}


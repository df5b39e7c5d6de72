#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2001, std430) restrict writeonly readonly buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 2002, std430) restrict writeonly readonly buffer u2
{
    uint _m0[];
} u2_1;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 2003, std430) restrict writeonly buffer u3
{
    float _m0[];
} u3_1;

layout(set = 0, binding = 2002, std430) buffer check_marks
{
    uint _m0[];
} check_marks_1;

layout(set = 0, binding = 2001, std430) buffer check_reports
{
    uvec4 _m0[];
} check_reports_1;

layout(set = 0, binding = 2004) uniform restrict writeonly image2D u4;

bool _108 = false;

void _67(uint _125, uint _126, uint _127, uint _128)
{
    if (((_125 & _126) == _126) && (!_108))
    {
        _108 = true;
        uint _142 = (((_128 * 97u) ^ 6u) ^ 0u) % uint(check_reports_1._m0.length());
        uint _144 = 1u << (_142 & 15u);
        uint _145 = _142 >> 4u;
        uint _147 = atomicOr(check_marks_1._m0[_145], _144);
        if ((_147 & _144) == 0u)
        {
            check_reports_1._m0[_142] = uvec4(3u, 5u, _128, _127);
            memoryBarrierBuffer();
            uint _153 = atomicOr(check_marks_1._m0[_145], _144 << 16u);
        }
    }
}

void main()
{
    uint _13 = u0_1._m0[0u];
    float _19 = float(uint(u1_1._m0.length()) * 4u) / uintBitsToFloat(_13);
    if (gl_GlobalInvocationID.x == 1u)
    {
        float _21 = _19 * 2.0;
        uint _63 = floatBitsToUint(_21);
        _67(_63, 2139095040u, _63, 18u);
        u3_1._m0[0u] = _21;
    }
    else
    {
        if (gl_GlobalInvocationID.x == 2u)
        {
            float _23 = _19 * 3.0;
            uint _77 = floatBitsToUint(_23);
            _67(_77, 2139095040u, _77, 24u);
            u0_1._m0[1u] = floatBitsToUint(_23);
            u0_1._m0[2u] = uint(u2_1._m0.length()) * 4u;
        }
        else
        {
            if (gl_GlobalInvocationID.x == 3u)
            {
                float _26 = _19 * 4.0;
                uint _84 = floatBitsToUint(_26);
                _67(_84, 2139095040u, _84, 29u);
                imageStore(u4, ivec2(uvec2(0u)), vec4(1.0, 2.0, _26, 3.0));
            }
            else
            {
                float _28 = (_19 > 5.0) ? 1.0 : uintBitsToFloat(0x7f800000u /* inf */);
                uint _98 = floatBitsToUint(_28);
                _67(_98, 2139095040u, _98, 33u);
                u3_1._m0[1u] = _28;
            }
        }
    }
}


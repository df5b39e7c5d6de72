#version 460
layout(local_size_x = 5, local_size_y = 1, local_size_z = 1) in;

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

bool _123 = false;

void _77(uint _140, uint _141, uint _142, uint _143)
{
    if (((_140 & _141) == _141) && (!_123))
    {
        _123 = true;
        uint _157 = (((_143 * 97u) ^ 6u) ^ 0u) % uint(check_reports_1._m0.length());
        uint _159 = 1u << (_157 & 15u);
        uint _160 = _157 >> 4u;
        uint _162 = atomicOr(check_marks_1._m0[_160], _159);
        if ((_162 & _159) == 0u)
        {
            check_reports_1._m0[_157] = uvec4(3u, 5u, _143, _142);
            memoryBarrierBuffer();
            uint _168 = atomicOr(check_marks_1._m0[_160], _159 << 16u);
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
        uint _73 = floatBitsToUint(_21);
        _77(_73, 2139095040u, _73, 18u);
        u3_1._m0[0u] = _21;
    }
    else
    {
        if (gl_GlobalInvocationID.x == 2u)
        {
            float _23 = _19 * 3.0;
            uint _87 = floatBitsToUint(_23);
            _77(_87, 2139095040u, _87, 24u);
            u0_1._m0[1u] = floatBitsToUint(_23);
            u0_1._m0[2u] = uint(u2_1._m0.length()) * 4u;
        }
        else
        {
            if (gl_GlobalInvocationID.x == 3u)
            {
                float _26 = _19 * 4.0;
                uint _94 = floatBitsToUint(_26);
                _77(_94, 2139095040u, _94, 29u);
                imageStore(u4, ivec2(uvec2(0u)), vec4(1.0, 2.0, _26, 3.0));
            }
            else
            {
                if (gl_GlobalInvocationID.x == 4u)
                {
                    float _33 = uintBitsToFloat(u0_1._m0[3u]);
                    uint _107 = floatBitsToUint(_33);
                    _77(_107, 2139095040u, _107, 36u);
                    u3_1._m0[2u] = _33;
                }
                else
                {
                    float _35 = (_19 > 5.0) ? 1.0 : uintBitsToFloat(0x7f800000u /* inf */);
                    uint _113 = floatBitsToUint(_35);
                    _77(_113, 2139095040u, _113, 40u);
                    u3_1._m0[1u] = _35;
                }
            }
        }
    }
}


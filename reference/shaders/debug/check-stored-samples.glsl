#version 460
layout(local_size_x = 3, local_size_y = 1, local_size_z = 1) in;

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

layout(set = 0, binding = 2002, std430) buffer check_marks
{
    uint _m0[];
} check_marks_1;

layout(set = 0, binding = 2001, std430) buffer check_reports
{
    uvec4 _m0[];
} check_reports_1;

layout(set = 0, binding = 2003) uniform restrict writeonly image2DMS u3;
layout(set = 0, binding = 2004) uniform restrict writeonly image2DMSArray u4;

bool _98 = false;

void _61(uint _116, uint _117, uint _118, uint _119)
{
    if (((_116 & _117) == _117) && (!_98))
    {
        _98 = true;
        uint _133 = (((_119 * 97u) ^ 6u) ^ 0u) % uint(check_reports_1._m0.length());
        uint _135 = 1u << (_133 & 15u);
        uint _136 = _133 >> 4u;
        uint _138 = atomicOr(check_marks_1._m0[_136], _135);
        if ((_138 & _135) == 0u)
        {
            check_reports_1._m0[_133] = uvec4(3u, 5u, _119, _118);
            memoryBarrierBuffer();
            uint _144 = atomicOr(check_marks_1._m0[_136], _135 << 16u);
        }
    }
}

void main()
{
    uint _4 = uint(u1_1._m0.length()) * 4u;
    uint _8 = uint(u2_1._m0.length()) * 4u;
    float _19 = float(_4) / uintBitsToFloat(u0_1._m0[0u]);
    if (gl_GlobalInvocationID.x == 1u)
    {
        float _22 = _19 * float(_8);
        uint _57 = floatBitsToUint(_22);
        _61(_57, 2139095040u, _57, 23u);
        imageStore(u3, ivec2(uvec2(0u)), 2u, vec4(1.0, 2.0, 3.0, _22));
    }
    else
    {
        if (gl_GlobalInvocationID.x == 2u)
        {
            float _24 = -_19;
            uint _75 = floatBitsToUint(_24);
            _61(_75, 2139095040u, _75, 29u);
            uint _78 = floatBitsToUint(_24);
            _61(_78, 2139095040u, _78, 29u);
            uint _80 = floatBitsToUint(_24);
            _61(_80, 2139095040u, _80, 29u);
            uint _82 = floatBitsToUint(_24);
            _61(_82, 2139095040u, _82, 29u);
            imageStore(u4, ivec3(uvec3(0u, 0u, 1u)), 1u, vec4(_24));
        }
    }
    u0_1._m0[gl_GlobalInvocationID.x + 1u] = _8 + _4;
}


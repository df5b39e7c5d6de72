#version 460
layout(vertices = 3) out;

layout(set = 0, binding = 2001, std430) restrict writeonly readonly buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 2002, std430) restrict writeonly readonly buffer u2
{
    uint _m0[];
} u2_1;

layout(set = 0, binding = 2002, std430) buffer check_marks
{
    uint _m0[];
} check_marks_1;

layout(set = 0, binding = 2001, std430) buffer check_reports
{
    uvec4 _m0[];
} check_reports_1;

bool _108 = false;

void _26(uint _121, uint _122, uint _123, uint _124)
{
    if (((_121 & _122) == _122) && (!_108))
    {
        _108 = true;
        uint _138 = (((_124 * 97u) ^ 6u) ^ 0u) % uint(check_reports_1._m0.length());
        uint _140 = 1u << (_138 & 15u);
        uint _141 = _138 >> 4u;
        uint _143 = atomicOr(check_marks_1._m0[_141], _140);
        if ((_143 & _140) == 0u)
        {
            check_reports_1._m0[_138] = uvec4(3u, 5u, _124, _123);
            uint _149 = atomicOr(check_marks_1._m0[_141], _140 << 16u);
        }
    }
}

void _1()
{
    uint _22 = floatBitsToUint(gl_in[gl_InvocationID].gl_Position.x);
    _26(_22, 2139095040u, _22, 4u);
    gl_out[gl_InvocationID].gl_Position = vec4(gl_in[gl_InvocationID].gl_Position.xyzx);
    uint _34 = floatBitsToUint(gl_in[gl_InvocationID].gl_Position.y);
    _26(_34, 2139095040u, _34, 5u);
    uint _37 = floatBitsToUint(gl_in[gl_InvocationID].gl_Position.z);
    _26(_37, 2139095040u, _37, 6u);
    uint _40 = floatBitsToUint(gl_in[gl_InvocationID].gl_Position.x);
    _26(_40, 2139095040u, _40, 7u);
}

void _2()
{
    float _53 = gl_in[0u].gl_Position.w * 2.0;
    float _55 = gl_in[1u].gl_Position.w * 2.0;
    float _57 = gl_in[2u].gl_Position.w * 2.0;
    float _59 = float((uint(u1_1._m0.length()) * 4u) / (uint(u2_1._m0.length()) * 4u));
    uint _78 = floatBitsToUint(_53);
    _26(_78, 2139095040u, _78, 14u);
    gl_TessLevelOuter[0u] = _53;
    uint _86 = floatBitsToUint(_55);
    _26(_86, 2139095040u, _86, 15u);
    gl_TessLevelOuter[1u] = _55;
    uint _90 = floatBitsToUint(_57);
    _26(_90, 2139095040u, _90, 16u);
    gl_TessLevelOuter[2u] = _57;
    uint _94 = floatBitsToUint(_59);
    _26(_94, 2139095040u, _94, 17u);
    gl_TessLevelInner[0u] = _59;
}

void main()
{
    _1();
    barrier();
    if (gl_InvocationID == 0u)
    {
        _2();
    }
}


#version 460
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

float _79;

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
    vec4 _m0[];
} u0_1;

layout(set = 0, binding = 2002, std430) buffer check_marks
{
    uint _m0[];
} check_marks_1;

layout(set = 0, binding = 2001, std430) buffer check_reports
{
    uvec4 _m0[];
} check_reports_1;

bool _113 = false;

void _84(uint _130, uint _131, uint _132, uint _133)
{
    if (((_130 & _131) == _131) && (!_113))
    {
        _113 = true;
        uint _147 = (((_133 * 97u) ^ 6u) ^ 0u) % uint(check_reports_1._m0.length());
        uint _149 = 1u << (_147 & 15u);
        uint _150 = _147 >> 4u;
        uint _152 = atomicOr(check_marks_1._m0[_150], _149);
        if ((_152 & _149) == 0u)
        {
            check_reports_1._m0[_147] = uvec4(3u, 5u, _133, _132);
            memoryBarrierBuffer();
            uint _158 = atomicOr(check_marks_1._m0[_150], _149 << 16u);
        }
    }
}

void main()
{
    vec4 _75 = u0_1._m0[0u];
    vec4 _78 = u0_1._m0[1u];
    float _19 = float(uint(u1_1._m0.length()) * 4u);
    float _20 = _79;
    float _21 = _79;
    float _22 = _79;
    float _23 = _79;
    float _24 = _79;
    float _25 = _19;
    float _26 = _19;
    float _27 = _19;
    float _28 = _19;
    float _29 = _19;
    float _30 = _19;
    float _38 = float(uint(u2_1._m0.length()) * 4u);
    float _39 = _79;
    float _40 = _79;
    float _41 = _79;
    float _42 = _79;
    float _43 = _79;
    float _44 = _38;
    float _45 = _38;
    float _46 = _38;
    float _47 = _38;
    float _48 = _38;
    float _49 = _38;
    float _50 = (_75.x * _25) + _44;
    float _51 = (_75.y * _26) + _45;
    float _52 = (_75.z * _27) + _46;
    float _53 = (_75.w * _28) + _47;
    float _54 = (_78.x * _29) + _48;
    float _55 = (_78.y * _30) + _49;
    uint _80 = floatBitsToUint(_50);
    _84(_80, 2139095040u, _80, 20u);
    uint _86 = floatBitsToUint(_51);
    _84(_86, 2139095040u, _86, 20u);
    uint _88 = floatBitsToUint(_52);
    _84(_88, 2139095040u, _88, 20u);
    uint _90 = floatBitsToUint(_53);
    _84(_90, 2139095040u, _90, 20u);
    uint _92 = floatBitsToUint(_54);
    _84(_92, 2139095040u, _92, 20u);
    uint _94 = floatBitsToUint(_55);
    _84(_94, 2139095040u, _94, 20u);
    u0_1._m0[1u].z = _50;
    u0_1._m0[1u].w = _51;
    u0_1._m0[2u].x = _52;
    u0_1._m0[2u].y = _53;
    u0_1._m0[2u].z = _54;
    u0_1._m0[2u].w = _55;
}


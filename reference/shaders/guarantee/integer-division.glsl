#version 460
#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
#extension GL_EXT_shader_16bit_storage : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec2 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    uvec4 _m0[];
} u1_1;

void main()
{
    uint16_t _8 = uint16_t(t0_1._m0[gl_GlobalInvocationID.x].x);
    uint16_t _9 = uint16_t(t0_1._m0[gl_GlobalInvocationID.x].y);
    bool _47 = t0_1._m0[gl_GlobalInvocationID.x].y == 0u;
    bool _50 = t0_1._m0[gl_GlobalInvocationID.x].y == 0u;
    bool _53 = t0_1._m0[gl_GlobalInvocationID.x].y == 0u;
    bool _61 = t0_1._m0[gl_GlobalInvocationID.x].y == 0u;
    uint _66 = (_61 || ((t0_1._m0[gl_GlobalInvocationID.x].x == 2147483648u) && (t0_1._m0[gl_GlobalInvocationID.x].y == 4294967295u))) ? 1u : t0_1._m0[gl_GlobalInvocationID.x].y;
    u0_1._m0[gl_GlobalInvocationID.x] = uvec4(_47 ? 4294967295u : (t0_1._m0[gl_GlobalInvocationID.x].x / (_47 ? 1u : t0_1._m0[gl_GlobalInvocationID.x].y)), _50 ? 4294967295u : (t0_1._m0[gl_GlobalInvocationID.x].x % (_50 ? 1u : t0_1._m0[gl_GlobalInvocationID.x].y)), _53 ? 4294967295u : uint(int(t0_1._m0[gl_GlobalInvocationID.x].x) / int((_53 || ((t0_1._m0[gl_GlobalInvocationID.x].x == 2147483648u) && (t0_1._m0[gl_GlobalInvocationID.x].y == 4294967295u))) ? 1u : t0_1._m0[gl_GlobalInvocationID.x].y)), _61 ? 4294967295u : (t0_1._m0[gl_GlobalInvocationID.x].x - (uint(int(t0_1._m0[gl_GlobalInvocationID.x].x) / int(_66)) * _66)));
    bool _81 = _9 == 0us;
    bool _84 = _9 == 0us;
    bool _87 = _9 == 0us;
    bool _95 = _9 == 0us;
    uint16_t _100 = (_95 || ((_8 == 32768us) && (_9 == 65535us))) ? 1us : _9;
    u1_1._m0[gl_GlobalInvocationID.x] = uvec4(uint(_81 ? 65535us : (_8 / (_81 ? 1us : _9))), uint(_84 ? 65535us : (_8 % (_84 ? 1us : _9))), uint(int16_t(_87 ? 65535us : uint16_t(int16_t(_8) / int16_t((_87 || ((_8 == 32768us) && (_9 == 65535us))) ? 1us : _9)))), uint(int16_t(_95 ? 65535us : (_8 - (uint16_t(int16_t(_8) / int16_t(_100)) * _100)))));
    if (gl_GlobalInvocationID.x == 0u)
    {
        u0_1._m0[8u] = uvec4(uint(int(t0_1._m0[gl_GlobalInvocationID.x].x) / int(3u)), t0_1._m0[gl_GlobalInvocationID.x].x - (uint(int(t0_1._m0[gl_GlobalInvocationID.x].x) / int(3u)) * 3u), -t0_1._m0[gl_GlobalInvocationID.x].x, 0u);
    }
}


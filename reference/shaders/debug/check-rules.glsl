#version 460
#extension GL_KHR_shader_subgroup_vote : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly readonly buffer u1
{
    uint _m0[];
} u1_1;

layout(set = 0, binding = 2002, std430) restrict writeonly readonly buffer u2
{
    uint _m0[];
} u2_1;

layout(set = 0, binding = 2003, std430) restrict readonly buffer u3
{
    uint _m0[];
} u3_1[2];

layout(set = 0, binding = 2002, std430) buffer check_marks
{
    uint _m0[];
} check_marks_1;

layout(set = 0, binding = 2001, std430) buffer check_reports
{
    uvec4 _m0[];
} check_reports_1;

shared uint _common[4];
uint table[4] = uint[](3u, 1u, 4u, 1u);
bool _149 = false;

void _84(uint _164, uint _165, uint _166, uint _167)
{
    if (((_164 & _165) == _165) && (!_149))
    {
        _149 = true;
        uint _181 = (((_167 * 97u) ^ 6u) ^ _166) % uint(check_reports_1._m0.length());
        uint _183 = 1u << (_181 & 15u);
        uint _184 = _181 >> 4u;
        uint _186 = atomicOr(check_marks_1._m0[_184], _183);
        if ((_186 & _183) == 0u)
        {
            check_reports_1._m0[_181] = uvec4(3u, 5u, _167, _166);
            memoryBarrierBuffer();
            uint _192 = atomicOr(check_marks_1._m0[_184], _183 << 16u);
        }
    }
}

void main()
{
    uint _18 = (uint(u2_1._m0.length()) * 4u) + (uint(u1_1._m0.length()) * 4u);
    uint _41;
    if (gl_GlobalInvocationID.x < 2u)
    {
        _84(uint(!(u0_1._m0[gl_GlobalInvocationID.x] < 4u)), 1u, 1234000008u, 16u);
        _common[min(u0_1._m0[gl_GlobalInvocationID.x], 3u)] = _18;
        _41 = _18;
    }
    else
    {
        uint _40;
        if (gl_GlobalInvocationID.x < 4u)
        {
            _84(uint(!(u0_1._m0[gl_GlobalInvocationID.x] < 4u)), 1u, 1234000009u, 21u);
            _40 = table[min(u0_1._m0[gl_GlobalInvocationID.x], 3u)] + _18;
        }
        else
        {
            uint _39;
            if (gl_GlobalInvocationID.x < 6u)
            {
                uint _104[4];
                _104[0u] = _18;
                _104[1u] = u0_1._m0[gl_GlobalInvocationID.x];
                _104[2u] = 2u;
                _104[3u] = gl_GlobalInvocationID.x;
                _84(uint(!(u0_1._m0[16u] < 4u)), 1u, 1234000010u, 37u);
                _104[min(u0_1._m0[16u], 3u)] = 7u;
                _84(uint(!(u0_1._m0[gl_GlobalInvocationID.x] < 4u)), 1u, 1234000010u, 39u);
                _39 = _104[min(u0_1._m0[gl_GlobalInvocationID.x], 3u)] + _18;
            }
            else
            {
                uint _31 = u0_1._m0[gl_GlobalInvocationID.x] + 3u;
                _84(uint(!subgroupAllEqual(_31)), 1u, 1234000006u, 44u);
                _39 = u3_1[_31 - 3u]._m0[0u] + _18;
            }
            _40 = _39;
        }
        _41 = _40;
    }
    u0_1._m0[gl_GlobalInvocationID.x + 32u] = _41;
}


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
bool _144 = false;

void _83(uint _159, uint _160, uint _161, uint _162)
{
    if (((_159 & _160) == _160) && (!_144))
    {
        _144 = true;
        uint _176 = (((_162 * 97u) ^ 6u) ^ _161) % uint(check_reports_1._m0.length());
        uint _178 = 1u << (_176 & 15u);
        uint _179 = _176 >> 4u;
        uint _181 = atomicOr(check_marks_1._m0[_179], _178);
        if ((_181 & _178) == 0u)
        {
            check_reports_1._m0[_176] = uvec4(3u, 5u, _162, _161);
            memoryBarrierBuffer();
            uint _187 = atomicOr(check_marks_1._m0[_179], _178 << 16u);
        }
    }
}

void main()
{
    uint _18 = (uint(u2_1._m0.length()) * 4u) + (uint(u1_1._m0.length()) * 4u);
    uint _41;
    if (gl_GlobalInvocationID.x < 2u)
    {
        _83((u0_1._m0[gl_GlobalInvocationID.x] < 4u) ? 0u : 1u, 1u, 1234000008u, 16u);
        _common[min(u0_1._m0[gl_GlobalInvocationID.x], 3u)] = _18;
        _41 = _18;
    }
    else
    {
        uint _40;
        if (gl_GlobalInvocationID.x < 4u)
        {
            _83((u0_1._m0[gl_GlobalInvocationID.x] < 4u) ? 0u : 1u, 1u, 1234000009u, 21u);
            _40 = table[min(u0_1._m0[gl_GlobalInvocationID.x], 3u)] + _18;
        }
        else
        {
            uint _39;
            if (gl_GlobalInvocationID.x < 6u)
            {
                uint _102[4];
                _102[0u] = _18;
                _102[1u] = u0_1._m0[gl_GlobalInvocationID.x];
                _102[2u] = 2u;
                _102[3u] = gl_GlobalInvocationID.x;
                _83((u0_1._m0[16u] < 4u) ? 0u : 1u, 1u, 1234000010u, 37u);
                _102[min(u0_1._m0[16u], 3u)] = 7u;
                _83((u0_1._m0[gl_GlobalInvocationID.x] < 4u) ? 0u : 1u, 1u, 1234000010u, 39u);
                _39 = _102[min(u0_1._m0[gl_GlobalInvocationID.x], 3u)] + _18;
            }
            else
            {
                uint _31 = u0_1._m0[gl_GlobalInvocationID.x] + 3u;
                _83(subgroupAllEqual(_31) ? 0u : 1u, 1u, 1234000006u, 44u);
                _39 = u3_1[_31 - 3u]._m0[0u] + _18;
            }
            _40 = _39;
        }
        _41 = _40;
    }
    u0_1._m0[gl_GlobalInvocationID.x + 32u] = _41;
}


#version 460
layout(local_size_x = 5, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer source
{
    uvec2 _m0[];
} source_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer target
{
    uint _m0[];
} target_1;

void main()
{
    uint _9 = gl_GlobalInvocationID.x << 2u;
    uint _104 = uint(findMSB(source_1._m0[gl_GlobalInvocationID.x].x));
    uint _10 = (_104 == 4294967295u) ? 4294967295u : (31u - _104);
    uint _110 = uint(findMSB(source_1._m0[gl_GlobalInvocationID.x].y));
    uint _11 = (_110 == 4294967295u) ? 4294967295u : (31u - _110);
    uint _14 = _104;
    target_1._m0[gl_GlobalInvocationID.x] = _14;
    target_1._m0[gl_GlobalInvocationID.x + 5u] = (_10 == 4294967295u) ? 4294967295u : (30u - _10);
    target_1._m0[gl_GlobalInvocationID.x + 10u] = (_10 == 0u) ? 4294967295u : (31u - _10);
    target_1._m0[gl_GlobalInvocationID.x + 15u] = (_10 != 4294967295u) ? 4294967295u : (31u - _10);
    target_1._m0[gl_GlobalInvocationID.x + 20u] = (_10 == 4294967295u) ? 4294967295u : (31u + _10);
    target_1._m0[gl_GlobalInvocationID.x + 25u] = (_11 == 4294967295u) ? 4294967295u : (31u - _10);
    target_1._m0[gl_GlobalInvocationID.x + 30u] = (_10 == 4294967295u) ? 4294967295u : (31u - _11);
    target_1._m0[gl_GlobalInvocationID.x + 35u] = (_10 == 4294967295u) ? 0u : (31u - _10);
    target_1._m0[gl_GlobalInvocationID.x + 40u] = (_10 == 4294967295u) ? 4294967295u : (_10 - 31u);
    uint _149 = uint(findMSB(int(source_1._m0[gl_GlobalInvocationID.x].x)));
    uint _48 = (_149 == 4294967295u) ? 4294967295u : (31u - _149);
    uint _152 = uint(findMSB(int(source_1._m0[gl_GlobalInvocationID.x].y)));
    uint _49 = (_152 == 4294967295u) ? 4294967295u : (31u - _152);
    uint _52 = _149;
    target_1._m0[gl_GlobalInvocationID.x + 45u] = _52;
    target_1._m0[gl_GlobalInvocationID.x + 50u] = (_48 == 4294967295u) ? 4294967295u : (30u - _48);
    target_1._m0[gl_GlobalInvocationID.x + 55u] = (_48 == 0u) ? 4294967295u : (31u - _48);
    target_1._m0[gl_GlobalInvocationID.x + 60u] = (_48 != 4294967295u) ? 4294967295u : (31u - _48);
    target_1._m0[gl_GlobalInvocationID.x + 65u] = (_48 == 4294967295u) ? 4294967295u : (31u + _48);
    target_1._m0[gl_GlobalInvocationID.x + 70u] = (_49 == 4294967295u) ? 4294967295u : (31u - _48);
    target_1._m0[gl_GlobalInvocationID.x + 75u] = (_48 == 4294967295u) ? 4294967295u : (31u - _49);
    target_1._m0[gl_GlobalInvocationID.x + 80u] = (_48 == 4294967295u) ? 0u : (31u - _48);
    target_1._m0[gl_GlobalInvocationID.x + 85u] = (_48 == 4294967295u) ? 4294967295u : (_48 - 31u);
}


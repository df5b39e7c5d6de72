#version 460
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

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
    bool _81 = 4294967295u == 0u;
    target_1._m0[gl_GlobalInvocationID.x] = _81 ? 4294967295u : uint(int(source_1._m0[gl_GlobalInvocationID.x].x) / int((_81 || ((source_1._m0[gl_GlobalInvocationID.x].x == 2147483648u) && (4294967295u == 4294967295u))) ? 1u : 4294967295u));
    bool _95 = 4294967295u == 0u;
    uint _100 = (_95 || ((source_1._m0[gl_GlobalInvocationID.x].x == 2147483648u) && (4294967295u == 4294967295u))) ? 1u : 4294967295u;
    target_1._m0[gl_GlobalInvocationID.x + 4u] = _95 ? 4294967295u : (source_1._m0[gl_GlobalInvocationID.x].x - (uint(int(source_1._m0[gl_GlobalInvocationID.x].x) / int(_100)) * _100));
    bool _108 = 0u == 0u;
    target_1._m0[gl_GlobalInvocationID.x + 8u] = _108 ? 4294967295u : (source_1._m0[gl_GlobalInvocationID.x].x / uint(_108));
    bool _115 = 0u == 0u;
    target_1._m0[gl_GlobalInvocationID.x + 12u] = _115 ? 4294967295u : (source_1._m0[gl_GlobalInvocationID.x].x % uint(_115));
    target_1._m0[gl_GlobalInvocationID.x + 16u] = uint(int(source_1._m0[gl_GlobalInvocationID.x].x) / int(4294967294u));
    target_1._m0[gl_GlobalInvocationID.x + 20u] = source_1._m0[gl_GlobalInvocationID.x].x - (uint(int(source_1._m0[gl_GlobalInvocationID.x].x) / int(2147483648u)) * 2147483648u);
    target_1._m0[gl_GlobalInvocationID.x + 24u] = source_1._m0[gl_GlobalInvocationID.x].x << ((source_1._m0[gl_GlobalInvocationID.x].y | 3u) & 31u);
    target_1._m0[gl_GlobalInvocationID.x + 28u] = source_1._m0[gl_GlobalInvocationID.x].x << ((source_1._m0[gl_GlobalInvocationID.x].y & 63u) & 31u);
    target_1._m0[gl_GlobalInvocationID.x + 32u] = source_1._m0[gl_GlobalInvocationID.x].x << (source_1._m0[gl_GlobalInvocationID.x].y & 31u);
    target_1._m0[gl_GlobalInvocationID.x + 36u] = source_1._m0[gl_GlobalInvocationID.x].x << (33u & 31u);
    target_1._m0[gl_GlobalInvocationID.x + 40u] = source_1._m0[gl_GlobalInvocationID.x].x << (32u & 31u);
    target_1._m0[gl_GlobalInvocationID.x + 44u] = source_1._m0[gl_GlobalInvocationID.x].x >> ((source_1._m0[gl_GlobalInvocationID.x].y | 3u) & 31u);
    target_1._m0[gl_GlobalInvocationID.x + 48u] = source_1._m0[gl_GlobalInvocationID.x].x >> ((source_1._m0[gl_GlobalInvocationID.x].y & 63u) & 31u);
    target_1._m0[gl_GlobalInvocationID.x + 52u] = source_1._m0[gl_GlobalInvocationID.x].x >> (source_1._m0[gl_GlobalInvocationID.x].y & 31u);
    target_1._m0[gl_GlobalInvocationID.x + 56u] = source_1._m0[gl_GlobalInvocationID.x].x >> (33u & 31u);
    target_1._m0[gl_GlobalInvocationID.x + 60u] = source_1._m0[gl_GlobalInvocationID.x].x >> (32u & 31u);
    target_1._m0[gl_GlobalInvocationID.x + 64u] = uint(int(source_1._m0[gl_GlobalInvocationID.x].x) >> int((source_1._m0[gl_GlobalInvocationID.x].y | 3u) & 31u));
    target_1._m0[gl_GlobalInvocationID.x + 68u] = uint(int(source_1._m0[gl_GlobalInvocationID.x].x) >> int((source_1._m0[gl_GlobalInvocationID.x].y & 63u) & 31u));
    target_1._m0[gl_GlobalInvocationID.x + 72u] = uint(int(source_1._m0[gl_GlobalInvocationID.x].x) >> int(source_1._m0[gl_GlobalInvocationID.x].y & 31u));
    target_1._m0[gl_GlobalInvocationID.x + 76u] = uint(int(source_1._m0[gl_GlobalInvocationID.x].x) >> int(33u & 31u));
    target_1._m0[gl_GlobalInvocationID.x + 80u] = uint(int(source_1._m0[gl_GlobalInvocationID.x].x) >> int(32u & 31u));
}


#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[8];
} b0_1;

layout(set = 0, binding = 1, std140) uniform b1
{
    vec4 _m0[1];
} b1_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

void main()
{
    float _104[4];
    _104[0u] = b0_1._m0[3u].x;
    _104[1u] = b0_1._m0[2u].x;
    _104[2u] = b0_1._m0[1u].x;
    _104[3u] = b0_1._m0[0u].x;
    float _111[4];
    _111[0u] = b0_1._m0[0u].x;
    _111[1u] = b0_1._m0[1u].x;
    _111[2u] = b1_1._m0[0u].x;
    _111[3u] = b0_1._m0[3u].x;
    float _122[4];
    _122[0u] = b0_1._m0[0u].x;
    _122[2u] = b0_1._m0[2u].x;
    _122[3u] = b0_1._m0[3u].x;
    _122[1u] = float(gl_LocalInvocationIndex);
    float _127[4];
    _127[0u] = b0_1._m0[0u].w;
    _127[1u] = b0_1._m0[1u].w;
    _127[2u] = b0_1._m0[2u].w;
    _127[3u] = b0_1._m0[3u].w;
    _127[t0_1._m0[gl_LocalInvocationIndex + 2u]] = 7.0;
    float _136[3];
    _136[0u] = b0_1._m0[0u].x;
    _136[1u] = b0_1._m0[1u].x;
    _136[2u] = b0_1._m0[3u].x;
    float _141[3];
    _141[0u] = b0_1._m0[0u].z;
    _141[1u] = b0_1._m0[1u].z;
    _141[2u] = b0_1._m0[2u].z;
    float _35 = _141[t0_1._m0[gl_LocalInvocationIndex]];
    _141[1u] = b0_1._m0[3u].w;
    uint _44 = gl_LocalInvocationIndex << 6u;
    uint _154 = gl_LocalInvocationIndex * 4u;
    u0_1._m0[_154] = uvec4(floatBitsToUint(b0_1._m0[t0_1._m0[gl_LocalInvocationIndex]].x), floatBitsToUint(b0_1._m0[t0_1._m0[gl_LocalInvocationIndex]].y), floatBitsToUint(b0_1._m0[t0_1._m0[gl_LocalInvocationIndex]].z), floatBitsToUint(b0_1._m0[t0_1._m0[gl_LocalInvocationIndex]].w));
    uint _162 = ((t0_1._m0[gl_LocalInvocationIndex] * 3u) + 1u) + 16u;
    uint _166 = (t0_1._m0[gl_LocalInvocationIndex] + 1u) * 2u;
    uint _168 = _166 + 16u;
    uint _175 = _166 + 24u;
    uint _181 = _166 + 25u;
    u0_1._m0[_154 + 1u] = uvec4(uint(b0_1._m0[t0_1._m0[gl_LocalInvocationIndex] + 1u].z), floatBitsToUint(b0_1._m0[_162 >> 2u][_162 & 3u]), floatBitsToUint(b0_1._m0[_168 >> 2u][_168 & 3u]), uint(packDouble2x32(floatBitsToUint(vec2(b0_1._m0[_175 >> 2u][_175 & 3u], b0_1._m0[_181 >> 2u][_181 & 3u])))));
    u0_1._m0[_154 + 2u] = uvec4(uint(b0_1._m0[t0_1._m0[gl_LocalInvocationIndex]].y), uint(_104[t0_1._m0[gl_LocalInvocationIndex]]), uint(_111[t0_1._m0[gl_LocalInvocationIndex]]), uint(_122[t0_1._m0[gl_LocalInvocationIndex]]));
    u0_1._m0[_154 + 3u] = uvec4(uint(_127[t0_1._m0[gl_LocalInvocationIndex]]), uint(_136[t0_1._m0[gl_LocalInvocationIndex]]), uint(_35), uint(_141[t0_1._m0[gl_LocalInvocationIndex]]));
}


#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    vec4 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

void main()
{
    uint _3 = gl_GlobalInvocationID.x << 1u;
    uint _9 = _3 + 1u;
    uint _50 = gl_GlobalInvocationID.x * 3u;
    u0_1._m0[_50] = dot(vec2(t0_1._m0[_3].xy), vec2(t0_1._m0[_9].xy));
    u0_1._m0[_50 + 1u] = dot(vec3(t0_1._m0[_3].xyz), vec3(t0_1._m0[_9].xyz));
    u0_1._m0[_50 + 2u] = dot(vec4(t0_1._m0[_3]), vec4(t0_1._m0[_9]));
}


#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    vec4 _m0[];
} t0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

void main()
{
    uint _3 = gl_GlobalInvocationID.x * 3u;
    uint _4 = _3 + 2u;
    uint _10 = _3 + 1u;
    u0_1._m0[gl_GlobalInvocationID.x] = vec4(fma(t0_1._m0[_3].x, t0_1._m0[_10].x, t0_1._m0[_4].x), fma(t0_1._m0[_3].y, t0_1._m0[_10].y, t0_1._m0[_4].y), fma(t0_1._m0[_3].z, t0_1._m0[_10].z, t0_1._m0[_4].z), fma(t0_1._m0[_3].w, t0_1._m0[_10].w, t0_1._m0[_4].w));
}


#version 460
layout(local_size_x = 3, local_size_y = 1, local_size_z = 1) in;

layout(set = 2, binding = 3, std140) uniform b3_space2
{
    vec4 _m0[12];
} b3_space2_1;

layout(set = 1, binding = 2000, std430) restrict writeonly buffer u0_space1
{
    float _m0[];
} u0_space1_1;

void main()
{
    uint _3 = gl_GlobalInvocationID.x << 2u;
    u0_space1_1._m0[gl_GlobalInvocationID.x] = ((((b3_space2_1._m0[_3].w * 1000.0) + dot(vec3(b3_space2_1._m0[_3].xyz), vec3(1.0, 10.0, 100.0))) + float(floatBitsToUint(b3_space2_1._m0[_3 + 1u].y) * 10000u)) + b3_space2_1._m0[_3 + 3u].x) + float(floatBitsToUint(b3_space2_1._m0[11u].z) * 100000u);
}


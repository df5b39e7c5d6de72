#version 460
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std140) uniform Options
{
    vec4 _m0[1];
} Options_1;

layout(set = 1, binding = 1000, std430) readonly buffer source
{
    vec4 _m0[];
} source_1;

layout(set = 1, binding = 2000, std430) restrict writeonly buffer target
{
    uvec4 _m0[];
} target_1;

layout(set = 1, binding = 2001) uniform restrict writeonly image2D image;

void main()
{
    if (gl_GlobalInvocationID.x < floatBitsToUint(Options_1._m0[0u].x))
    {
        float _17 = Options_1._m0[0u].y * source_1._m0[gl_GlobalInvocationID.x].x;
        float _18 = Options_1._m0[0u].y * source_1._m0[gl_GlobalInvocationID.x].y;
        float _19 = Options_1._m0[0u].y * source_1._m0[gl_GlobalInvocationID.x].z;
        float _20 = Options_1._m0[0u].y * source_1._m0[gl_GlobalInvocationID.x].w;
        target_1._m0[gl_GlobalInvocationID.x] = uvec4(floatBitsToUint(_17), floatBitsToUint(_18), floatBitsToUint(_19), floatBitsToUint(_20));
        imageStore(image, ivec2(uvec2(gl_GlobalInvocationID.x & 15u, gl_GlobalInvocationID.x >> 4u)), vec4(_17, _18, _19, _20));
    }
}


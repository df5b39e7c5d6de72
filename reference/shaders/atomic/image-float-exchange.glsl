#version 460
#extension GL_EXT_shader_atomic_float : require
layout(local_size_x = 2, local_size_y = 2, local_size_z = 1) in;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    float _m0[];
} u1_1;

layout(set = 0, binding = 2000, r32f) uniform restrict image2D u0;

void main()
{
    float _30 = imageAtomicExchange(u0, ivec2(uvec2(gl_GlobalInvocationID.xy)), uintBitsToFloat(floatBitsToUint((float(gl_LocalInvocationIndex) * 0.5) + 1.0)));
    u1_1._m0[gl_LocalInvocationIndex] = uintBitsToFloat(floatBitsToUint(_30));
}


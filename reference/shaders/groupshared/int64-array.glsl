#version 460
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uvec2 _m0[];
} u0_1;

shared uint64_t cells[8];

void main()
{
    cells[gl_LocalInvocationIndex] = (uint64_t(u0_1._m0[gl_LocalInvocationIndex].x) | (uint64_t(u0_1._m0[gl_LocalInvocationIndex].y) << 32ul)) * 3ul;
    barrier();
    uint _13 = 7u - gl_LocalInvocationIndex;
    u0_1._m0[gl_LocalInvocationIndex] = uvec2(uint(cells[_13]), uint(cells[_13] >> 32ul));
}


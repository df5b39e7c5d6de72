#version 460
layout(local_size_x = 4, local_size_y = 4, local_size_z = 1) in;

layout(set = 0, binding = 2000, r32ui) uniform restrict uimage1D u0;
layout(set = 0, binding = 2001, r32ui) uniform restrict uimage2D u1;
layout(set = 0, binding = 2002, r32i) uniform restrict iimage3D u2;
layout(set = 0, binding = 2003, r32ui) uniform restrict uimage2DArray u3;
layout(set = 0, binding = 2004, r32ui) uniform restrict uimage1DArray u4;

void main()
{
    uint _5 = imageAtomicAdd(u0, int(gl_GlobalInvocationID.x), gl_GlobalInvocationID.y + 1u);
    uint _8 = gl_GlobalInvocationID.x >> 1u;
    uint _9 = gl_GlobalInvocationID.y >> 1u;
    uint _10 = imageAtomicMax(u1, ivec2(uvec2(_8, _9)), (gl_GlobalInvocationID.x * 10u) + gl_GlobalInvocationID.y);
    int _50 = imageAtomicMin(u2, ivec3(uvec3(_8, 0u, _9)), int(-(gl_GlobalInvocationID.x + gl_GlobalInvocationID.y)));
    uint _19 = imageAtomicOr(u3, ivec3(uvec3(0u, _8, _9)), 1u << (((gl_GlobalInvocationID.x << 1u) & 2u) | (gl_GlobalInvocationID.y & 1u)));
    uint _22 = imageAtomicXor(u4, ivec2(uvec2(gl_GlobalInvocationID.x, _9)), 1u << (gl_GlobalInvocationID.y & 31u));
}


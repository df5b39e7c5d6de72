#version 460
#extension GL_EXT_shader_image_int64 : require
#extension GL_EXT_shader_atomic_int64 : require
#if defined(GL_ARB_gpu_shader_int64)
#extension GL_ARB_gpu_shader_int64 : require
#else
#error No extension available for 64-bit integers.
#endif
layout(local_size_x = 3, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2003, std430) restrict writeonly buffer u3
{
    uvec2 _m0[];
} u3_1;

layout(set = 0, binding = 2000, r64ui) uniform restrict u64image2D u0;
layout(set = 0, binding = 2001, r64ui) uniform restrict u64image3D u1;
layout(set = 0, binding = 2002, r64ui) uniform restrict u64imageBuffer u2;

void main()
{
    uvec2 _62 = uvec2(gl_GlobalInvocationID.x, 1u);
    uvec2 _67 = unpackUint2x32(imageLoad(u0, ivec2(_62)).x);
    uint _3 = _67.x;
    uint _4 = _67.y;
    uint _12 = _3 << 1u;
    imageStore(u0, ivec2(uvec2(gl_GlobalInvocationID.x, 0u)), u64vec4(packUint2x32(uvec2(_4, _12))));
    uvec2 _83 = unpackUint2x32(imageLoad(u1, ivec3(uvec3(0u, 1u, gl_GlobalInvocationID.x))).x);
    uint64_t _22 = ((uint64_t(_83.y) << 32ul) | uint64_t(_83.x)) + 18446744073709551615ul;
    uint _23 = uint(_22);
    uint _25 = uint(_22 >> 32ul);
    imageStore(u1, ivec3(uvec3(1u, 0u, gl_GlobalInvocationID.x)), u64vec4(packUint2x32(uvec2(_23, _25))));
    uvec2 _96 = unpackUint2x32(imageLoad(u2, int(0u)).x);
    uint64_t _35 = ((uint64_t(_96.y) << 32ul) | uint64_t(_96.x)) + ((uint64_t(_4) << 32ul) | uint64_t(_3));
    uint _36 = gl_GlobalInvocationID.x + 1u;
    uint _37 = uint(_35);
    uint _39 = uint(_35 >> 32ul);
    imageStore(u2, int(_36), u64vec4(packUint2x32(uvec2(_37, _39))));
    uint64_t _40 = imageAtomicAdd(u0, ivec2(_62), 1ul);
    uint64_t _41 = imageAtomicAdd(u1, ivec3(uvec3(1u, 1u, gl_GlobalInvocationID.x)), 7ul);
    uint64_t _42 = imageAtomicAdd(u2, int(_36), 2ul);
    if (gl_GlobalInvocationID.x == 0u)
    {
        u3_1._m0[0u] = uvec2(uvec2(imageSize(u0)));
    }
}


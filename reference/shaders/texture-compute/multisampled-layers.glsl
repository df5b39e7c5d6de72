#version 460
#extension GL_EXT_shader_image_load_formatted : require
layout(local_size_x = 2, local_size_y = 2, local_size_z = 4) in;

layout(set = 0, binding = 2002, std430) restrict writeonly buffer u2
{
    uint _m0[];
} u2_1;

layout(set = 0, binding = 2000) uniform coherent restrict uimage2DMSArray u0;
layout(set = 0, binding = 2001) uniform coherent restrict image2DMSArray u1;

void main()
{
    uint _6 = gl_GlobalInvocationID.z * 100u;
    uint _8 = (gl_GlobalInvocationID.y * 10u) + gl_GlobalInvocationID.x;
    uvec3 _60 = uvec3(gl_GlobalInvocationID.xy, 0u);
    imageStore(u0, ivec3(_60), gl_GlobalInvocationID.z, uvec4(_8 + _6));
    float _12 = float((gl_GlobalInvocationID.z & 1u) | 4u);
    imageStore(u1, ivec3(_60), gl_GlobalInvocationID.z, vec4(0.0, _12, 0.0, 0.0));
    uvec3 _78 = uvec3(gl_GlobalInvocationID.xy, 1u);
    imageStore(u0, ivec3(_78), gl_GlobalInvocationID.z, uvec4((_8 + 1000u) + _6));
    imageStore(u1, ivec3(_78), gl_GlobalInvocationID.z, vec4(1.0, _12, 0.0, 0.0));
    groupMemoryBarrier();
    barrier();
    uint _15 = gl_GlobalInvocationID.x ^ 1u;
    uint _16 = gl_GlobalInvocationID.z ^ 1u;
    vec4 _84 = imageLoad(u1, ivec3(_60), _16);
    uint _32 = gl_LocalInvocationIndex << 1u;
    u2_1._m0[_32] = imageLoad(u0, ivec3(uvec3(_15, gl_GlobalInvocationID.y, 0u)), _16).x + uint((_84.y * 10000.0) + (_84.x * 100000.0));
    vec4 _95 = imageLoad(u1, ivec3(_78), _16);
    u2_1._m0[_32 + 1u] = imageLoad(u0, ivec3(uvec3(_15, gl_GlobalInvocationID.y, 1u)), _16).x + uint((_95.y * 10000.0) + (_95.x * 100000.0));
}


#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform usamplerBuffer t0;

void main()
{
    uvec4 _40 = texelFetch(t0, int(0u));
    float _44[4];
    _44[0u] = uintBitsToFloat(_40.x);
    _44[1u] = uintBitsToFloat(_40.y);
    _44[2u] = uintBitsToFloat(_40.z);
    _44[3u] = uintBitsToFloat(_40.w);
    u0_1._m0[gl_GlobalInvocationID.x] = (float(texelFetch(t0, int(1u)).y) + _44[gl_GlobalInvocationID.x]) + uintBitsToFloat(texelFetch(t0, int(gl_GlobalInvocationID.x + 2u)).x);
}


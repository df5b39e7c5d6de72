#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uvec2 _m0[];
} t0_1;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

layout(set = 0, binding = 2001, r32f) uniform restrict imageBuffer u1;

void main()
{
    uint _53 = gl_GlobalInvocationID.x * 2u;
    vec2 _60 = uintBitsToFloat(t0_1._m0[_53]);
    float _8 = _60.x;
    mediump float mp_copy_8 = _8;
    float _9 = _60.y;
    mediump float mp_copy_9 = _9;
    uint _62 = _53 + 1u;
    uint _15 = t0_1._m0[_62].x;
    mediump uint mp_copy_15 = _15;
    uint _21 = t0_1._m0[_62].y;
    mediump float _26 = b0_1._m0[0u].x * mp_copy_9;
    u0_1._m0[_53] = uvec2(floatBitsToUint(_26), floatBitsToUint(b0_1._m0[0u].x * mp_copy_8));
    u0_1._m0[_62].x = floatBitsToUint(b0_1._m0[0u].y) + mp_copy_15;
    u0_1._m0[_62].y = _21 | 16u;
    float _39 = imageLoad(u1, int(gl_GlobalInvocationID.x)).x;
    mediump float mp_copy_39 = _39;
    imageStore(u1, int(gl_GlobalInvocationID.x), vec4(mp_copy_39 + _26));
}


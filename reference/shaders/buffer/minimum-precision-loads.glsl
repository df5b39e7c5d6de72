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
    mediump float _8 = _60.x;
    mediump float _9 = _60.y;
    mediump uint _15 = t0_1._m0[_53 + 1u].x;
    mediump uint _21 = t0_1._m0[_53 + 1u].y;
    mediump float _26 = b0_1._m0[0u].x * _9;
    u0_1._m0[_53] = uvec2(floatBitsToUint(_26), floatBitsToUint(b0_1._m0[0u].x * _8));
    u0_1._m0[_53 + 1u].x = floatBitsToUint(b0_1._m0[0u].y) + _15;
    u0_1._m0[_53 + 1u].y = _21 | 16u;
    mediump float _39 = imageLoad(u1, int(gl_GlobalInvocationID.x)).x;
    imageStore(u1, int(gl_GlobalInvocationID.x), vec4(_39 + _26));
}


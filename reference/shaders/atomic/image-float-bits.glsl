#version 460
layout(local_size_x = 2, local_size_y = 2, local_size_z = 1) in;

layout(set = 0, binding = 2002, std430) restrict writeonly buffer u2
{
    float _m0[];
} u2_1;

layout(set = 0, binding = 2000, r32ui) uniform restrict uimage2D u0;
layout(set = 0, binding = 2001, r32ui) uniform restrict uimageBuffer u1;

void main()
{
    uvec2 _33 = uvec2(gl_GlobalInvocationID.xy);
    uint _8 = imageAtomicExchange(u0, ivec2(_33), floatBitsToUint(float(gl_LocalInvocationIndex) * 0.5));
    uint _9 = imageAtomicCompSwap(u0, ivec2(_33), 1056964608u, 1090519040u);
    uint _10 = imageAtomicCompSwap(u1, int(gl_LocalInvocationIndex), 2147483648u, 1080033280u);
    u2_1._m0[gl_LocalInvocationIndex] = (uintBitsToFloat(_9) * 10.0) + uintBitsToFloat(_8);
    imageStore(u1, int(gl_LocalInvocationIndex + 4u), floatBitsToUint(vec4(uintBitsToFloat(imageLoad(u0, ivec2(_33))).x + 1.0)));
}


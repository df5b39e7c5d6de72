#version 460

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[2];
} b0_1;

layout(location = 1) in uvec3 in_HIGH0;
layout(location = 0) in uvec3 in_LOW0;

void main()
{
    gl_Position = vec4(float(packDouble2x32(uvec2(in_LOW0.x, in_HIGH0.x)) - packDouble2x32(floatBitsToUint(b0_1._m0[0u].xy))), float(packDouble2x32(uvec2(in_LOW0.y, in_HIGH0.y)) - packDouble2x32(floatBitsToUint(b0_1._m0[0u].zw))), float(packDouble2x32(uvec2(in_LOW0.z, in_HIGH0.z)) - packDouble2x32(floatBitsToUint(b0_1._m0[1u].xy))), 1.0);
}


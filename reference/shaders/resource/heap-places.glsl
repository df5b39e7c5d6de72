#version 460
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[2];
} b0_1;

layout(set = 0, binding = 5002, std430) readonly buffer ResourceDescriptorHeap
{
    uint _m0[];
} ResourceDescriptorHeap_1[];

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

layout(set = 0, binding = 5004) uniform texture2D ResourceDescriptorHeap_2[];
layout(set = 0, binding = 5005) uniform sampler SamplerDescriptorHeap[];
layout(set = 0, binding = 5003) uniform usamplerBuffer ResourceDescriptorHeap_3[];
layout(set = 0, binding = 5013) uniform restrict writeonly uimageBuffer ResourceDescriptorHeap_4[];

void main()
{
    uint _5 = floatBitsToUint(b0_1._m0[0u].z);
    uint _87 = gl_LocalInvocationIndex * 2u;
    u0_1._m0[gl_LocalInvocationIndex] = uintBitsToFloat(ResourceDescriptorHeap_1[_5]._m0[_87 + 1u]) + textureLod(sampler2D(ResourceDescriptorHeap_2[floatBitsToUint(b0_1._m0[0u].x)], SamplerDescriptorHeap[floatBitsToUint(b0_1._m0[1u].x)]), vec2((float(gl_LocalInvocationIndex) * 0.125) + 0.0625, 0.5), 0.0).x;
    imageStore(ResourceDescriptorHeap_4[floatBitsToUint(b0_1._m0[0u].w)], int(gl_LocalInvocationIndex), uvec4(ResourceDescriptorHeap_1[_5]._m0[_87] + texelFetch(ResourceDescriptorHeap_3[floatBitsToUint(b0_1._m0[0u].y)], int(gl_LocalInvocationIndex)).x));
}


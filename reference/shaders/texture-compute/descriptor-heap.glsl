#version 460
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 4, local_size_y = 4, local_size_z = 1) in;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(set = 0, binding = 5004) uniform texture2D ResourceDescriptorHeap[];
layout(set = 0, binding = 5005) uniform sampler SamplerDescriptorHeap[];
layout(set = 0, binding = 5014) uniform restrict writeonly image2D ResourceDescriptorHeap_1[];

void main()
{
    imageStore(ResourceDescriptorHeap_1[nonuniformEXT(floatBitsToUint(b0_1._m0[0u].z) + gl_GlobalInvocationID.x)], ivec2(uvec2(gl_GlobalInvocationID.xy)), vec4(textureLod(sampler2D(ResourceDescriptorHeap[floatBitsToUint(b0_1._m0[0u].x)], SamplerDescriptorHeap[floatBitsToUint(b0_1._m0[0u].y)]), vec2((float(gl_GlobalInvocationID.x) + 0.5) * 0.25, (float(gl_GlobalInvocationID.y) + 0.5) * 0.25), 0.0)));
}


#version 460
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

layout(set = 0, binding = 5004) uniform texture2D ResourceDescriptorHeap[];
layout(set = 0, binding = 5005) uniform samplerShadow SamplerDescriptorHeap[];
layout(set = 0, binding = 5004) uniform texture2D ResourceDescriptorHeap_1[];

void main()
{
    vec2 _46 = vec2((float(gl_GlobalInvocationID.x) + 0.5) * 0.25, 0.5);
    float _6 = textureLod(sampler2DShadow(ResourceDescriptorHeap[1u], SamplerDescriptorHeap[2u]), vec3(_46, 0.5), 0.0);
    u0_1._m0[gl_GlobalInvocationID.x] = (_6 * 10.0) + textureLod(sampler2D(ResourceDescriptorHeap_1[1u], SamplerDescriptorHeap[1u]), _46, 0.0).x;
}


#version 460
#extension GL_EXT_nonuniform_qualifier : require

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(set = 0, binding = 5004) uniform texture2D ResourceDescriptorHeap[];
layout(set = 0, binding = 5005) uniform sampler SamplerDescriptorHeap[];
layout(set = 0, binding = 5004) uniform textureCube ResourceDescriptorHeap_1[];

layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _4 = floatBitsToUint(b0_1._m0[0u].x);
    uint _5 = floatBitsToUint(b0_1._m0[0u].y);
    vec4 _59 = texture(sampler2D(ResourceDescriptorHeap[_4], SamplerDescriptorHeap[_5]), vec2(in_TEXCOORD0));
    vec4 _72 = texture(samplerCube(ResourceDescriptorHeap_1[_4 + 1u], SamplerDescriptorHeap[_5]), vec3(in_TEXCOORD0, 1.0));
    out_SV_Target0 = vec4(_72.x + _59.x, _72.y + _59.y, _72.z + _59.z, _72.w + _59.w);
}


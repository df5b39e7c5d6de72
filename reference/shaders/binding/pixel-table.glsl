#version 460
#extension GL_EXT_nonuniform_qualifier : require

layout(push_constant, std430) uniform push_constants
{
    uint _m0[3];
} push_constants_1;

layout(set = 2, binding = 3) uniform texture2D ResourceDescriptorHeap[];
layout(set = 1, binding = 1) uniform sampler s0;
layout(set = 2, binding = 0) uniform samplerShadow SamplerDescriptorHeap[];
layout(set = 2, binding = 3) uniform texture2D ResourceDescriptorHeap_1[];
layout(set = 2, binding = 4) uniform restrict writeonly image2D ResourceDescriptorHeap_2[];

layout(location = 1) flat in uint in_WHICH0;
layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec2 _71 = vec2(in_TEXCOORD0);
    vec4 _73 = texture(nonuniformEXT(sampler2D(ResourceDescriptorHeap[push_constants_1._m0[0u] + (in_WHICH0 + 2u)], s0)), _71);
    vec4 _88 = texture(sampler2D(ResourceDescriptorHeap[push_constants_1._m0[0u] + (push_constants_1._m0[2u] + 2u)], SamplerDescriptorHeap[push_constants_1._m0[1u]]), _71);
    float _25 = textureLod(sampler2DShadow(ResourceDescriptorHeap_1[push_constants_1._m0[0u] + 8u], SamplerDescriptorHeap[push_constants_1._m0[1u] + 1u]), vec3(_71, 0.5), 0.0);
    float _30 = _25 * (_88.x + _73.x);
    float _31 = _25 * (_88.y + _73.y);
    float _32 = _25 * (_88.z + _73.z);
    float _33 = _25 * (_88.w + _73.w);
    imageStore(ResourceDescriptorHeap_2[push_constants_1._m0[0u] + 9u], ivec2(uvec2(uint(in_TEXCOORD0.x * 8.0), uint(in_TEXCOORD0.y * 8.0))), vec4(_30, _31, _32, _33));
    out_SV_Target0 = vec4(_30, _31, _32, _33);
}


#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_EXT_buffer_reference_uvec2 : require

layout(buffer_reference) buffer _68;
layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _68
{
    vec4 _m0[1];
};

layout(push_constant, std430) uniform push_constants
{
    uint _m0[12];
} push_constants_1;

layout(set = 2, binding = 3) uniform texture2D ResourceDescriptorHeap[];
layout(set = 1, binding = 1) uniform sampler s0;
layout(set = 2, binding = 5) uniform samplerBuffer ResourceDescriptorHeap_1[];

layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4(uintBitsToFloat(push_constants_1._m0[11u]) + uintBitsToFloat(push_constants_1._m0[8u]), _68(uvec2(push_constants_1._m0[2u], push_constants_1._m0[3u]))._m0[0u].y, texelFetch(ResourceDescriptorHeap_1[push_constants_1._m0[5u]], int(uint(gl_FragCoord.x))).x, textureLod(sampler2D(ResourceDescriptorHeap[push_constants_1._m0[5u] + 1u], s0), vec2(1.25, 0.5), 0.0).x);
}


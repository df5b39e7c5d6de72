#version 460
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_EXT_samplerless_texture_functions : require

layout(set = 2, binding = 1, std140) uniform ResourceDescriptorHeap
{
    vec4 _m0[4096];
} ResourceDescriptorHeap_1[];

layout(push_constant, std430) uniform push_constants
{
    uint _m0[4];
} push_constants_1;

layout(set = 2, binding = 3) uniform texture2D ResourceDescriptorHeap_2[];

layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec4 _46 = texelFetch(ResourceDescriptorHeap_2[push_constants_1._m0[3u] + 3u], ivec2(uvec2(uint(int(gl_FragCoord.x)), uint(int(gl_FragCoord.y)))), int(0u));
    out_SV_Target0 = vec4(ResourceDescriptorHeap_1[push_constants_1._m0[3u]]._m0[0u].x * _46.x, ResourceDescriptorHeap_1[push_constants_1._m0[3u]]._m0[0u].y * _46.y, ResourceDescriptorHeap_1[push_constants_1._m0[3u]]._m0[0u].z * _46.z, ResourceDescriptorHeap_1[push_constants_1._m0[3u]]._m0[0u].w * _46.w);
}


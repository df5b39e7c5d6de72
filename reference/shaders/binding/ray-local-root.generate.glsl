#version 460
#extension GL_EXT_ray_tracing : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_samplerless_texture_functions : require

vec4 _79;

struct _80
{
    vec4 _m0;
};

layout(buffer_reference) buffer _56;
layout(buffer_reference) buffer _110;
layout(buffer_reference) buffer _137;
layout(buffer_reference, buffer_reference_align = 16, std430) readonly buffer _56
{
    vec4 _m0[1];
};

layout(buffer_reference, buffer_reference_align = 4, std430) readonly buffer _110
{
    uint _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _137
{
    vec4 _m0[];
};

layout(shaderRecordEXT, std430) buffer shader_record
{
    uint _m0[10];
} shader_record_1;

layout(set = 2, binding = 2, std430) restrict buffer ResourceDescriptorHeap
{
    uint _m0[];
} ResourceDescriptorHeap_1[];

layout(push_constant, std430) uniform push_constants
{
    uint _m0[4];
} push_constants_1;

layout(location = 0) rayPayloadEXT _80 _82;
layout(set = 2, binding = 3) uniform texture2D ResourceDescriptorHeap_2[];

void main()
{
    _56 _73 = _56(uvec2(shader_record_1._m0[4u], shader_record_1._m0[5u]));
    float _9 = uintBitsToFloat(shader_record_1._m0[1u]);
    vec4 _16;
    _16.x = _9 * _73._m0[0u].x;
    _16.y = _9 * _73._m0[0u].y;
    _16.z = _9 * _73._m0[0u].z;
    _16.w = _9 * _73._m0[0u].w;
    _82._m0 = _16;
    traceRayEXT(accelerationStructureEXT(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u])), 0u, 255u, 0u, 1u, 0u, vec3(float(gl_LaunchIDEXT.x), 0.0, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 10.0, 0);
    vec4 _135 = texelFetch(ResourceDescriptorHeap_2[nonuniformEXT(shader_record_1._m0[8u] + (gl_LaunchIDEXT.x % shader_record_1._m0[2u]))], ivec2(uvec2(0u)), int(0u));
    _137(uvec2(push_constants_1._m0[2u], push_constants_1._m0[3u]))._m0[_110(uvec2(shader_record_1._m0[6u], shader_record_1._m0[7u]))._m0[shader_record_1._m0[0u] >> 2u] + gl_LaunchIDEXT.x] = vec4(_135.x + _82._m0.x, _135.y + _82._m0.y, _135.z + _82._m0.z, _135.w + _82._m0.w);
    uint _45 = atomicAdd(ResourceDescriptorHeap_1[nonuniformEXT(shader_record_1._m0[8u] + 4u)]._m0[0u], 1u);
}


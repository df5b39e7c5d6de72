#version 460
#extension GL_EXT_ray_tracing : require
#extension GL_EXT_nonuniform_qualifier : require

uvec4 _35;

struct _48
{
    uvec4 _m0;
};

layout(shaderRecordEXT, std430) buffer shader_record
{
    uint _m0[3];
} shader_record_1;

layout(set = 2, binding = 2, std430) restrict writeonly buffer ResourceDescriptorHeap
{
    uvec4 _m0[];
} ResourceDescriptorHeap_1[];

layout(push_constant, std430) uniform push_constants
{
    uint _m0[3];
} push_constants_1;

layout(location = 0) callableDataEXT _48 _50;

void main()
{
    uvec4 _6;
    _6.x = shader_record_1._m0[2u];
    _6.y = 0u;
    _6.z = 0u;
    _6.w = 0u;
    _50._m0 = _6;
    executeCallableEXT(push_constants_1._m0[1u] + gl_LaunchIDEXT.x, 0);
    ResourceDescriptorHeap_1[push_constants_1._m0[0u] + 2u]._m0[gl_LaunchIDEXT.x] = uvec4(_50._m0);
}


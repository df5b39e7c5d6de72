#version 460
#extension GL_EXT_ray_tracing : require
#extension GL_EXT_nonuniform_qualifier : require

struct _12
{
    uint _m0;
};

layout(set = 2, binding = 2, std430) restrict writeonly buffer ResourceDescriptorHeap
{
    uint _m0[];
} ResourceDescriptorHeap_1[];

layout(push_constant, std430) uniform push_constants
{
    uint _m0[1];
} push_constants_1;

layout(location = 0) callableDataEXT _12 _14;

void main()
{
    _14._m0 = gl_LaunchIDEXT.x * 100u;
    executeCallableEXT(0u, 0);
    ResourceDescriptorHeap_1[push_constants_1._m0[0u]]._m0[gl_LaunchIDEXT.x] = _14._m0;
}


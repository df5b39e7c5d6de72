#version 460
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 16, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1, std140) uniform b1
{
    vec4 _m0[16];
} b1_1;

layout(set = 2, binding = 2, std430) restrict writeonly buffer ResourceDescriptorHeap
{
    uvec4 _m0[];
} ResourceDescriptorHeap_1[];

layout(push_constant, std430) uniform push_constants
{
    uint _m0[1];
} push_constants_1;

void main()
{
    uint _3 = 15u - gl_GlobalInvocationID.x;
    ResourceDescriptorHeap_1[push_constants_1._m0[0u] + 3u]._m0[gl_GlobalInvocationID.x] = uvec4(floatBitsToUint(b1_1._m0[_3].x), floatBitsToUint(b1_1._m0[_3].y), floatBitsToUint(b1_1._m0[_3].z), floatBitsToUint(b1_1._m0[_3].w));
}


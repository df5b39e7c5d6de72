#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(buffer_reference) buffer _41;
layout(buffer_reference, buffer_reference_align = 4, std430) buffer _41
{
    uint _m0;
};

layout(set = 2, binding = 9, std430) readonly buffer addresses
{
    uvec2 _m0[];
} addresses_1;

layout(set = 2, binding = 2, std430) restrict writeonly buffer ResourceDescriptorHeap
{
    uint _m0[];
} ResourceDescriptorHeap_1[];

layout(push_constant, std430) uniform push_constants
{
    uint _m0[1];
} push_constants_1;

void main()
{
    uint _46;
    if (any(notEqual(addresses_1._m0[push_constants_1._m0[0u]], uvec2(0u))))
    {
        uint _40 = atomicAdd(_41(addresses_1._m0[push_constants_1._m0[0u]])._m0, 1u);
        _46 = _40;
    }
    else
    {
        _46 = 0u;
    }
    uint _3 = _46;
    ResourceDescriptorHeap_1[push_constants_1._m0[0u]]._m0[_3] = gl_GlobalInvocationID.x;
    if (!((gl_GlobalInvocationID.x & 1u) == 0u))
    {
        uint _54 = push_constants_1._m0[0u] + 1u;
        uint _64;
        if (any(notEqual(addresses_1._m0[_54], uvec2(0u))))
        {
            uint _61 = atomicAdd(_41(addresses_1._m0[_54])._m0, 1u);
            _64 = _61;
        }
        else
        {
            _64 = 0u;
        }
        uint _6 = _64;
        ResourceDescriptorHeap_1[_54]._m0[_6] = gl_GlobalInvocationID.x;
    }
}


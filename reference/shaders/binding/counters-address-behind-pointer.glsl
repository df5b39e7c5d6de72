#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(buffer_reference) buffer _31;
layout(buffer_reference) buffer _47;
layout(buffer_reference, buffer_reference_align = 8, std430) readonly buffer _31
{
    uvec2 _m0[];
};

layout(buffer_reference, buffer_reference_align = 4, std430) buffer _47
{
    uint _m0;
};

layout(set = 2, binding = 9, std140) uniform addresses
{
    uvec2 _m0;
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
    _31 _35 = _31(addresses_1._m0);
    uint _52;
    if (any(notEqual(_35._m0[push_constants_1._m0[0u]], uvec2(0u))))
    {
        uint _46 = atomicAdd(_47(_35._m0[push_constants_1._m0[0u]])._m0, 1u);
        _52 = _46;
    }
    else
    {
        _52 = 0u;
    }
    uint _3 = _52;
    ResourceDescriptorHeap_1[push_constants_1._m0[0u]]._m0[_3] = gl_GlobalInvocationID.x;
    if (!((gl_GlobalInvocationID.x & 1u) == 0u))
    {
        uint _60 = push_constants_1._m0[0u] + 1u;
        _31 _63 = _31(addresses_1._m0);
        uint _73;
        if (any(notEqual(_63._m0[_60], uvec2(0u))))
        {
            uint _70 = atomicAdd(_47(_63._m0[_60])._m0, 1u);
            _73 = _70;
        }
        else
        {
            _73 = 0u;
        }
        uint _6 = _73;
        ResourceDescriptorHeap_1[_60]._m0[_6] = gl_GlobalInvocationID.x;
    }
}


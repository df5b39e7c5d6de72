#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_EXT_buffer_reference_uvec2 : require

layout(buffer_reference) buffer _52;
layout(buffer_reference, buffer_reference_align = 4, std430) buffer _52
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

layout(location = 1) in float in_A0;
layout(location = 0) out vec4 out_SV_Target0;
bool discarded = false;

void main()
{
    if (uint(gl_FragCoord.x) == 1u)
    {
        discarded = true;
    }
    uint _57;
    if ((!discarded) && any(notEqual(addresses_1._m0[push_constants_1._m0[0u]], uvec2(0u))))
    {
        uint _51 = atomicAdd(_52(addresses_1._m0[push_constants_1._m0[0u]])._m0, 1u);
        _57 = _51;
    }
    else
    {
        _57 = 0u;
    }
    uint _10 = _57;
    if (!discarded)
    {
        ResourceDescriptorHeap_1[push_constants_1._m0[0u]]._m0[_10] = 5u;
    }
    out_SV_Target0 = vec4(dFdxCoarse(in_A0), 0.0, 0.0, 1.0);
    if (discarded)
    {
        discard;
    }
}


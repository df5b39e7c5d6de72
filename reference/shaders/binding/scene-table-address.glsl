#version 460
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_ray_query : require
#extension GL_EXT_ray_tracing : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(buffer_reference) buffer _50;
layout(buffer_reference, buffer_reference_align = 4, std430) writeonly buffer _50
{
    uint _m0[];
};

layout(set = 2, binding = 9, std430) readonly buffer addresses
{
    uvec2 _m0[];
} addresses_1;

layout(push_constant, std430) uniform push_constants
{
    uint _m0[3];
} push_constants_1;

void main()
{
    rayQueryEXT _18;
    rayQueryInitializeEXT(_18, accelerationStructureEXT(addresses_1._m0[push_constants_1._m0[2u]]), 1u, 255u, vec3(float(gl_GlobalInvocationID.x), float(gl_GlobalInvocationID.y), float(gl_GlobalInvocationID.z)), 0.0, vec3(0.0, 0.0, 1.0), 100.0);
    bool _8 = rayQueryProceedEXT(_18);
    uint _9 = rayQueryGetIntersectionTypeEXT(_18, bool(1u));
    _50(uvec2(push_constants_1._m0[0u], push_constants_1._m0[1u]))._m0[gl_GlobalInvocationID.x] = _9;
}


#version 460
#extension GL_EXT_ray_query : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform accelerationStructureEXT t0;

void main()
{
    float _3 = float(gl_LocalInvocationIndex);
    rayQueryEXT _22;
    rayQueryInitializeEXT(_22, t0, 0u, 255u, vec3(_3, 0.0, -4.0), 0.5, vec3(0.0, 0.0, 2.0), 64.0);
    bool _4 = rayQueryProceedEXT(_22);
    if (_4)
    {
        bool _5;
        do
        {
            rayQueryConfirmIntersectionEXT(_22);
            _5 = rayQueryProceedEXT(_22);
        } while (_5);
    }
    rayQueryEXT _39;
    rayQueryInitializeEXT(_39, t0, 1024u, 255u, vec3(_3, 0.0, -4.0), 0.5, vec3(0.0, 0.0, 2.0), 64.0);
    bool _6 = rayQueryProceedEXT(_39);
    uint _7 = rayQueryGetIntersectionTypeEXT(_22, bool(1u));
    uint _8 = rayQueryGetIntersectionTypeEXT(_39, bool(1u));
    u0_1._m0[gl_LocalInvocationIndex] = (_8 << 2u) + _7;
}


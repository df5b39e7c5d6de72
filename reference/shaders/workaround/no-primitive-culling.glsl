#version 460
#extension GL_EXT_ray_query : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform accelerationStructureEXT t0;

void main()
{
    rayQueryEXT _33;
    rayQueryInitializeEXT(_33, t0, (floatBitsToUint(b0_1._m0[0u].x) & 4294966527u) | 1u, 255u, vec3(0.25, 0.25, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0);
    bool _6 = rayQueryProceedEXT(_33);
    uint _13;
    if (_6)
    {
        uint _12 = 0u;
        uint _7;
        bool _8;
        for (;;)
        {
            _7 = _12 + 1u;
            _8 = rayQueryProceedEXT(_33);
            if (_8)
            {
                _12 = _7;
                continue;
            }
            else
            {
                break;
            }
        }
        _13 = _7 << 4u;
    }
    else
    {
        _13 = 0u;
    }
    uint _10 = rayQueryGetIntersectionTypeEXT(_33, bool(1u));
    u0_1._m0[0u] = _10 + _13;
}


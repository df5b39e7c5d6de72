#version 460
#extension GL_EXT_ray_query : require
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec2 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform accelerationStructureEXT t0;

void main()
{
    rayQueryEXT _24;
    rayQueryInitializeEXT(_24, t0, 0u, 255u, vec3(0.5, 0.5, 0.0), 0.0, vec3(0.0, 0.0, 1.0), 100.0);
    bool _3 = rayQueryProceedEXT(_24);
    if (_3)
    {
        bool _7;
        do
        {
            rayQueryGenerateIntersectionEXT(_24, (float(gl_GlobalInvocationID.x) * 0.5) + 2.25);
            _7 = rayQueryProceedEXT(_24);
        } while (_7);
    }
    uint _8 = rayQueryGetIntersectionTypeEXT(_24, bool(1u));
    float _9 = rayQueryGetIntersectionTEXT(_24, bool(1u));
    u0_1._m0[gl_GlobalInvocationID.x] = uvec2(_8, floatBitsToUint(_9));
}


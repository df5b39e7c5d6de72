#version 460
#extension GL_EXT_ray_query : require
#extension GL_EXT_nonuniform_qualifier : require
layout(local_size_x = 32, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 0, binding = 5006) uniform accelerationStructureEXT ResourceDescriptorHeap[];

void main()
{
    uint _3 = floatBitsToUint(b0_1._m0[0u].x);
    uint _25;
    if (floatBitsToUint(b0_1._m0[0u].y) == 0u)
    {
        _25 = 0u;
    }
    else
    {
        uint _23 = 0u;
        uint _24 = 0u;
        uint _16;
        uint _17;
        bool _22;
        for (;;)
        {
            rayQueryEXT _52;
            rayQueryInitializeEXT(_52, ResourceDescriptorHeap[_3], 128u, 255u, vec3(float(gl_GlobalInvocationID.x), float(_24), 0.0), 0.0, vec3(0.0, 0.0, 1.0), 10.0);
            bool _14 = rayQueryProceedEXT(_52);
            uint _15 = rayQueryGetIntersectionTypeEXT(_52, bool(1u));
            _16 = _15 + _23;
            _17 = _24 + 1u;
            _22 = _17 < floatBitsToUint(b0_1._m0[0u].y);
            if (_22)
            {
                _23 = _16;
                _24 = _17;
                continue;
            }
            else
            {
                break;
            }
        }
        _25 = _16;
    }
    u0_1._m0[gl_GlobalInvocationID.x] = _25;
}


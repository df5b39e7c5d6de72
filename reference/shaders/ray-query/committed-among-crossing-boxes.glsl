#version 460
#extension GL_EXT_ray_query : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    uvec4 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform accelerationStructureEXT t0;

void main()
{
    bool _4 = (gl_GlobalInvocationID.x & 1u) != 0u;
    rayQueryEXT _43;
    rayQueryInitializeEXT(_43, t0, 2u, 255u, vec3(0.0, 0.0, _4 ? 4.0 : 0.0), 0.0, vec3(0.0, 0.0, _4 ? (-1.0) : 1.0), 100.0);
    bool _7 = rayQueryProceedEXT(_43);
    if (_7)
    {
        bool _11;
        bool _10;
        do
        {
            uint _8 = rayQueryGetIntersectionPrimitiveIndexEXT(_43, bool(0u));
            _10 = _8 == (gl_GlobalInvocationID.x >> 1u);
            if (_10)
            {
                rayQueryConfirmIntersectionEXT(_43);
            }
            _11 = rayQueryProceedEXT(_43);
        } while (_11);
    }
    uint _12 = rayQueryGetIntersectionPrimitiveIndexEXT(_43, bool(1u));
    float _13 = rayQueryGetIntersectionTEXT(_43, bool(1u));
    vec2 _56 = rayQueryGetIntersectionBarycentricsEXT(_43, bool(1u));
    vec2 _57 = rayQueryGetIntersectionBarycentricsEXT(_43, bool(1u));
    u0_1._m0[gl_GlobalInvocationID.x] = uvec4(_12, floatBitsToUint(_13), floatBitsToUint(_56.x), floatBitsToUint(_57.y));
}


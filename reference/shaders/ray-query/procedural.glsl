#version 460
#extension GL_EXT_ray_query : require
layout(local_size_x = 64, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1001, std430) readonly buffer t1
{
    vec4 _m0[];
} t1_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform accelerationStructureEXT t0;

void main()
{
    rayQueryEXT _105;
    rayQueryInitializeEXT(_105, t0, 0u, 255u, vec3(float(gl_GlobalInvocationID.x), 0.0, 0.0), 0.0, vec3(0.0, 1.0, 0.0), 100.0);
    bool _4 = rayQueryProceedEXT(_105);
    float _76;
    float _77;
    float _78;
    float _79;
    if (_4)
    {
        float _48;
        float _51;
        float _61;
        bool _63;
        float _75;
        float _71 = 0.0;
        float _72 = 0.0;
        float _73 = 0.0;
        float _74 = 0.0;
        bool _6;
        for (;;)
        {
            uint _5 = rayQueryGetIntersectionTypeEXT(_105, bool(0u));
            _6 = _5 == 0u;
            if (_6)
            {
                vec2 _121 = rayQueryGetIntersectionBarycentricsEXT(_105, bool(0u));
                vec2 _122 = rayQueryGetIntersectionBarycentricsEXT(_105, bool(0u));
                float _9 = rayQueryGetIntersectionTEXT(_105, bool(0u));
                bool _10 = rayQueryGetIntersectionFrontFaceEXT(_105, bool(0u));
                if ((_122.y + _121.x) < 0.5)
                {
                    rayQueryConfirmIntersectionEXT(_105);
                }
                _75 = (_9 + _71) + float(_10);
            }
            else
            {
                uint _16 = rayQueryGetIntersectionPrimitiveIndexEXT(_105, bool(0u));
                vec3 _132 = rayQueryGetIntersectionObjectRayOriginEXT(_105, bool(0u));
                vec3 _133 = rayQueryGetIntersectionObjectRayOriginEXT(_105, bool(0u));
                vec3 _134 = rayQueryGetIntersectionObjectRayOriginEXT(_105, bool(0u));
                vec3 _135 = rayQueryGetIntersectionObjectRayDirectionEXT(_105, bool(0u));
                vec3 _136 = rayQueryGetIntersectionObjectRayDirectionEXT(_105, bool(0u));
                vec3 _137 = rayQueryGetIntersectionObjectRayDirectionEXT(_105, bool(0u));
                vec3 _138 = vec3(_132.x - t1_1._m0[_16].x, _133.y - t1_1._m0[_16].y, _134.z - t1_1._m0[_16].z);
                float _31 = dot(_138, vec3(_135.x, _136.y, _137.z));
                float _36 = ((_31 * _31) - dot(_138, _138)) + (t1_1._m0[_16].w * t1_1._m0[_16].w);
                if (_36 > 0.0)
                {
                    bool _140 = rayQueryGetIntersectionCandidateAABBOpaqueEXT(_105);
                    if (!_140)
                    {
                        rayQueryGenerateIntersectionEXT(_105, (-_31) - sqrt(_36));
                    }
                }
                _75 = _71;
            }
            uint _42 = rayQueryGetIntersectionInstanceIdEXT(_105, bool(0u));
            uint _43 = rayQueryGetIntersectionInstanceCustomIndexEXT(_105, bool(0u));
            uint _45 = rayQueryGetIntersectionGeometryIndexEXT(_105, bool(0u));
            _48 = float((_43 + _42) + _45) + _72;
            uint _49 = rayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetEXT(_105, bool(0u));
            _51 = float(_49) + _73;
            mat4x3 _143 = rayQueryGetIntersectionWorldToObjectEXT(_105, bool(0u));
            mat4x3 _144 = rayQueryGetIntersectionWorldToObjectEXT(_105, bool(0u));
            mat4x3 _145 = rayQueryGetIntersectionWorldToObjectEXT(_105, bool(0u));
            mat4x3 _146 = rayQueryGetIntersectionWorldToObjectEXT(_105, bool(0u));
            mat4x3 _147 = rayQueryGetIntersectionObjectToWorldEXT(_105, bool(0u));
            mat4x3 _148 = rayQueryGetIntersectionObjectToWorldEXT(_105, bool(0u));
            mat4x3 _149 = rayQueryGetIntersectionObjectToWorldEXT(_105, bool(0u));
            mat4x3 _150 = rayQueryGetIntersectionObjectToWorldEXT(_105, bool(0u));
            _61 = dot(vec4(_147[0].x, _148[1].x, _149[2].x, _150[3].x), vec4(_143[0].y, _144[1].y, _145[2].y, _146[3].y)) + _74;
            if (_48 > 1000.0)
            {
                rayQueryTerminateEXT(_105);
            }
            _63 = rayQueryProceedEXT(_105);
            if (_63)
            {
                _71 = _75;
                _72 = _48;
                _73 = _51;
                _74 = _61;
                continue;
            }
            else
            {
                break;
            }
        }
        _76 = _75;
        _77 = _48;
        _78 = _51;
        _79 = _61;
    }
    else
    {
        _76 = 0.0;
        _77 = 0.0;
        _78 = 0.0;
        _79 = 0.0;
    }
    uint _64 = rayQueryGetIntersectionTypeEXT(_105, bool(1u));
    float _66 = float(_64 == 2u);
    u0_1._m0[gl_GlobalInvocationID.x] = vec4(_66 + _76, _66 + _77, _66 + _78, _66 + _79);
}


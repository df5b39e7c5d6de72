#version 460
#extension GL_EXT_ray_query : require
layout(local_size_x = 8, local_size_y = 8, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform accelerationStructureEXT t0;

void main()
{
    rayQueryEXT _100;
    rayQueryInitializeEXT(_100, t0, 17u, 255u, vec3(float(gl_GlobalInvocationID.x), float(gl_GlobalInvocationID.y), -1.0), 0.25, vec3(0.0, 0.0, 1.0), 100.0);
    bool _6 = rayQueryProceedEXT(_100);
    uint _9 = ((gl_GlobalInvocationID.y << 6u) + gl_GlobalInvocationID.x) * 12u;
    vec3 _119 = rayQueryGetWorldRayOriginEXT(_100);
    vec3 _120 = rayQueryGetWorldRayOriginEXT(_100);
    vec3 _121 = rayQueryGetWorldRayOriginEXT(_100);
    float _13 = rayQueryGetRayTMinEXT(_100);
    u0_1._m0[_9] = vec4(_119.x, _120.y, _121.z, _13);
    vec3 _131 = rayQueryGetWorldRayDirectionEXT(_100);
    vec3 _132 = rayQueryGetWorldRayDirectionEXT(_100);
    vec3 _133 = rayQueryGetWorldRayDirectionEXT(_100);
    uint _17 = rayQueryGetRayFlagsEXT(_100);
    u0_1._m0[_9 + 1u] = vec4(_131.x, _132.y, _133.z, float(_17));
    uint _20 = rayQueryGetIntersectionTypeEXT(_100, bool(1u));
    if (_20 == 1u)
    {
        float _22 = rayQueryGetIntersectionTEXT(_100, bool(1u));
        vec2 _138 = rayQueryGetIntersectionBarycentricsEXT(_100, bool(1u));
        vec2 _139 = rayQueryGetIntersectionBarycentricsEXT(_100, bool(1u));
        bool _25 = rayQueryGetIntersectionFrontFaceEXT(_100, bool(1u));
        u0_1._m0[_9 + 2u] = vec4(_22, _138.x, _139.y, float(_25));
        uint _28 = rayQueryGetIntersectionInstanceIdEXT(_100, bool(1u));
        uint _30 = rayQueryGetIntersectionInstanceCustomIndexEXT(_100, bool(1u));
        uint _32 = rayQueryGetIntersectionGeometryIndexEXT(_100, bool(1u));
        uint _34 = rayQueryGetIntersectionPrimitiveIndexEXT(_100, bool(1u));
        u0_1._m0[_9 + 3u] = vec4(float(_28), float(_30), float(_32), float(_34));
        vec3 _146 = rayQueryGetIntersectionObjectRayOriginEXT(_100, bool(1u));
        vec3 _147 = rayQueryGetIntersectionObjectRayOriginEXT(_100, bool(1u));
        vec3 _148 = rayQueryGetIntersectionObjectRayOriginEXT(_100, bool(1u));
        uint _40 = rayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetEXT(_100, bool(1u));
        u0_1._m0[_9 + 4u] = vec4(_146.x, _147.y, _148.z, float(_40));
        vec3 _152 = rayQueryGetIntersectionObjectRayDirectionEXT(_100, bool(1u));
        vec3 _153 = rayQueryGetIntersectionObjectRayDirectionEXT(_100, bool(1u));
        vec3 _154 = rayQueryGetIntersectionObjectRayDirectionEXT(_100, bool(1u));
        u0_1._m0[_9 + 5u] = vec4(_152.x, _153.y, _154.z, 0.0);
        mat4x3 _159 = rayQueryGetIntersectionObjectToWorldEXT(_100, bool(1u));
        mat4x3 _160 = rayQueryGetIntersectionObjectToWorldEXT(_100, bool(1u));
        mat4x3 _161 = rayQueryGetIntersectionObjectToWorldEXT(_100, bool(1u));
        mat4x3 _162 = rayQueryGetIntersectionObjectToWorldEXT(_100, bool(1u));
        mat4x3 _163 = rayQueryGetIntersectionObjectToWorldEXT(_100, bool(1u));
        mat4x3 _164 = rayQueryGetIntersectionObjectToWorldEXT(_100, bool(1u));
        mat4x3 _165 = rayQueryGetIntersectionObjectToWorldEXT(_100, bool(1u));
        mat4x3 _166 = rayQueryGetIntersectionObjectToWorldEXT(_100, bool(1u));
        mat4x3 _167 = rayQueryGetIntersectionObjectToWorldEXT(_100, bool(1u));
        mat4x3 _168 = rayQueryGetIntersectionObjectToWorldEXT(_100, bool(1u));
        mat4x3 _169 = rayQueryGetIntersectionObjectToWorldEXT(_100, bool(1u));
        mat4x3 _170 = rayQueryGetIntersectionObjectToWorldEXT(_100, bool(1u));
        mat4x3 _171 = rayQueryGetIntersectionWorldToObjectEXT(_100, bool(1u));
        mat4x3 _172 = rayQueryGetIntersectionWorldToObjectEXT(_100, bool(1u));
        mat4x3 _173 = rayQueryGetIntersectionWorldToObjectEXT(_100, bool(1u));
        mat4x3 _174 = rayQueryGetIntersectionWorldToObjectEXT(_100, bool(1u));
        mat4x3 _175 = rayQueryGetIntersectionWorldToObjectEXT(_100, bool(1u));
        mat4x3 _176 = rayQueryGetIntersectionWorldToObjectEXT(_100, bool(1u));
        mat4x3 _177 = rayQueryGetIntersectionWorldToObjectEXT(_100, bool(1u));
        mat4x3 _178 = rayQueryGetIntersectionWorldToObjectEXT(_100, bool(1u));
        mat4x3 _179 = rayQueryGetIntersectionWorldToObjectEXT(_100, bool(1u));
        mat4x3 _180 = rayQueryGetIntersectionWorldToObjectEXT(_100, bool(1u));
        mat4x3 _181 = rayQueryGetIntersectionWorldToObjectEXT(_100, bool(1u));
        mat4x3 _182 = rayQueryGetIntersectionWorldToObjectEXT(_100, bool(1u));
        float _185[12];
        float _210[12];
        uint _86 = 0u;
        uint _84;
        bool _85;
        for (;;)
        {
            uint _71 = _86 + 3u;
            uint _72 = _86 + 6u;
            uint _73 = _86 + 9u;
            _185[0u] = _159[0].x;
            _185[1u] = _163[0].y;
            _185[2u] = _167[0].z;
            _185[3u] = _160[1].x;
            _185[4u] = _164[1].y;
            _185[5u] = _168[1].z;
            _185[6u] = _161[2].x;
            _185[7u] = _165[2].y;
            _185[8u] = _169[2].z;
            _185[9u] = _162[3].x;
            _185[10u] = _166[3].y;
            _185[11u] = _170[3].z;
            u0_1._m0[_72 + _9] = vec4(_185[_86], _185[_71], _185[_72], _185[_73]);
            _210[0u] = _171[0].x;
            _210[1u] = _175[0].y;
            _210[2u] = _179[0].z;
            _210[3u] = _172[1].x;
            _210[4u] = _176[1].y;
            _210[5u] = _180[1].z;
            _210[6u] = _173[2].x;
            _210[7u] = _177[2].y;
            _210[8u] = _181[2].z;
            _210[9u] = _174[3].x;
            _210[10u] = _178[3].y;
            _210[11u] = _182[3].z;
            u0_1._m0[_73 + _9] = vec4(_210[_86], _210[_71], _210[_72], _210[_73]);
            _84 = _86 + 1u;
            _85 = _84 == 3u;
            if (_85)
            {
                break;
            }
            else
            {
                _86 = _84;
                continue;
            }
        }
    }
}


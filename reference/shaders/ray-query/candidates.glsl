#version 460
#extension GL_EXT_ray_query : require
#extension GL_EXT_nonuniform_qualifier : require
#extension GL_EXT_ray_flags_primitive_culling : require
layout(primitive_culling);

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    uint _m0[];
} u0_1;

layout(set = 1, binding = 1002) uniform accelerationStructureEXT t2_space1[4];

layout(location = 2, component = 1) flat in uint in_FLAGS0;
layout(location = 2) flat in uint in_SCENE0;
layout(location = 1) in vec3 in_DIRECTION0;
layout(location = 0) in vec3 in_ORIGIN0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    rayQueryEXT _153;
    rayQueryInitializeEXT(_153, t2_space1[nonuniformEXT((in_SCENE0 + 2u) - 2u)], in_FLAGS0, 15u, vec3(in_ORIGIN0), 0.0, vec3(in_DIRECTION0), 1000.0);
    bool _11 = rayQueryProceedEXT(_153);
    float _115;
    float _116;
    float _117;
    float _118;
    if (_11)
    {
        float _84;
        float _87;
        float _90;
        float _91;
        bool _100;
        float _107 = 0.0;
        float _108 = 0.0;
        float _109 = 0.0;
        float _110 = 0.0;
        bool _13;
        for (;;)
        {
            uint _12 = rayQueryGetIntersectionTypeEXT(_153, bool(0u));
            _13 = _12 == 0u;
            float _111;
            float _112;
            float _113;
            float _114;
            if (_13)
            {
                vec2 _171 = rayQueryGetIntersectionBarycentricsEXT(_153, bool(0u));
                vec2 _172 = rayQueryGetIntersectionBarycentricsEXT(_153, bool(0u));
                float _18 = rayQueryGetIntersectionTEXT(_153, bool(0u));
                bool _20 = rayQueryGetIntersectionFrontFaceEXT(_153, bool(0u));
                if (_20)
                {
                    uint _21 = rayQueryGetIntersectionPrimitiveIndexEXT(_153, bool(0u));
                    if ((_21 & 1u) == 0u)
                    {
                        rayQueryConfirmIntersectionEXT(_153);
                    }
                }
                _111 = _171.x + _107;
                _112 = _172.y + _108;
                _113 = _18 + _109;
                _114 = _110;
            }
            else
            {
                vec3 _173 = rayQueryGetIntersectionObjectRayOriginEXT(_153, bool(0u));
                vec3 _174 = rayQueryGetIntersectionObjectRayOriginEXT(_153, bool(0u));
                vec3 _175 = rayQueryGetIntersectionObjectRayOriginEXT(_153, bool(0u));
                vec3 _176 = rayQueryGetIntersectionObjectRayDirectionEXT(_153, bool(0u));
                vec3 _177 = rayQueryGetIntersectionObjectRayDirectionEXT(_153, bool(0u));
                vec3 _178 = rayQueryGetIntersectionObjectRayDirectionEXT(_153, bool(0u));
                float _30 = _176.x + _173.x;
                float _31 = _177.y + _174.y;
                float _32 = _178.z + _175.z;
                float _33 = dot(vec3(_30, _31, _32), vec3(_30, _31, _32));
                bool _181 = rayQueryGetIntersectionCandidateAABBOpaqueEXT(_153);
                if (_33 < 1.0)
                {
                    rayQueryGenerateIntersectionEXT(_153, _33);
                }
                else
                {
                    if (_33 > 1000.0)
                    {
                        rayQueryTerminateEXT(_153);
                    }
                }
                _111 = _107;
                _112 = _108;
                _113 = _109;
                _114 = ((!_181) ? _33 : (-_33)) + _110;
            }
            mat4x3 _184 = rayQueryGetIntersectionObjectToWorldEXT(_153, bool(0u));
            mat4x3 _185 = rayQueryGetIntersectionObjectToWorldEXT(_153, bool(0u));
            mat4x3 _186 = rayQueryGetIntersectionObjectToWorldEXT(_153, bool(0u));
            mat4x3 _187 = rayQueryGetIntersectionObjectToWorldEXT(_153, bool(0u));
            mat4x3 _188 = rayQueryGetIntersectionObjectToWorldEXT(_153, bool(0u));
            mat4x3 _189 = rayQueryGetIntersectionObjectToWorldEXT(_153, bool(0u));
            mat4x3 _190 = rayQueryGetIntersectionObjectToWorldEXT(_153, bool(0u));
            mat4x3 _191 = rayQueryGetIntersectionObjectToWorldEXT(_153, bool(0u));
            mat4x3 _192 = rayQueryGetIntersectionObjectToWorldEXT(_153, bool(0u));
            mat4x3 _193 = rayQueryGetIntersectionObjectToWorldEXT(_153, bool(0u));
            mat4x3 _194 = rayQueryGetIntersectionObjectToWorldEXT(_153, bool(0u));
            mat4x3 _195 = rayQueryGetIntersectionObjectToWorldEXT(_153, bool(0u));
            mat4x3 _200 = rayQueryGetIntersectionWorldToObjectEXT(_153, bool(0u));
            mat4x3 _201 = rayQueryGetIntersectionWorldToObjectEXT(_153, bool(0u));
            mat4x3 _202 = rayQueryGetIntersectionWorldToObjectEXT(_153, bool(0u));
            mat4x3 _203 = rayQueryGetIntersectionWorldToObjectEXT(_153, bool(0u));
            mat4x3 _204 = rayQueryGetIntersectionWorldToObjectEXT(_153, bool(0u));
            mat4x3 _205 = rayQueryGetIntersectionWorldToObjectEXT(_153, bool(0u));
            mat4x3 _206 = rayQueryGetIntersectionWorldToObjectEXT(_153, bool(0u));
            mat4x3 _207 = rayQueryGetIntersectionWorldToObjectEXT(_153, bool(0u));
            mat4x3 _208 = rayQueryGetIntersectionWorldToObjectEXT(_153, bool(0u));
            mat4x3 _209 = rayQueryGetIntersectionWorldToObjectEXT(_153, bool(0u));
            mat4x3 _210 = rayQueryGetIntersectionWorldToObjectEXT(_153, bool(0u));
            mat4x3 _211 = rayQueryGetIntersectionWorldToObjectEXT(_153, bool(0u));
            float _83 = (_203[3].x + fma(_187[3].x, 4.0, fma(_186[2].x, 3.0, fma(_185[1].x, 2.0, _184[0].x)))) + fma(_202[2].x, 2.0, fma(_201[1].x, 3.0, _200[0].x * 4.0));
            _84 = _83 + _111;
            _87 = ((fma(_191[3].y, 4.0, fma(_190[2].y, 3.0, fma(_189[1].y, 2.0, _188[0].y))) + _112) + _207[3].y) + fma(_206[2].y, 2.0, fma(_205[1].y, 3.0, _204[0].y * 4.0));
            _90 = ((fma(_195[3].z, 4.0, fma(_194[2].z, 3.0, fma(_193[1].z, 2.0, _192[0].z))) + _113) + _211[3].z) + fma(_210[2].z, 2.0, fma(_209[1].z, 3.0, _208[0].z * 4.0));
            _91 = _83 + _114;
            uint _92 = rayQueryGetIntersectionInstanceIdEXT(_153, bool(0u));
            uint _93 = rayQueryGetIntersectionInstanceCustomIndexEXT(_153, bool(0u));
            uint _94 = rayQueryGetIntersectionGeometryIndexEXT(_153, bool(0u));
            uint _95 = rayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetEXT(_153, bool(0u));
            uint _99 = atomicAdd(u0_1._m0[0u], ((_93 ^ _92) ^ _94) ^ _95);
            _100 = rayQueryProceedEXT(_153);
            if (_100)
            {
                _107 = _84;
                _108 = _87;
                _109 = _90;
                _110 = _91;
                continue;
            }
            else
            {
                break;
            }
        }
        _115 = _84;
        _116 = _87;
        _117 = _90;
        _118 = _91;
    }
    else
    {
        _115 = 0.0;
        _116 = 0.0;
        _117 = 0.0;
        _118 = 0.0;
    }
    uint _101 = rayQueryGetIntersectionTypeEXT(_153, bool(1u));
    bool _102 = _101 == 0u;
    out_SV_Target0 = vec4(_102 ? 0.0 : _115, _102 ? 0.0 : _116, _102 ? 0.0 : _117, _102 ? 0.0 : _118);
}


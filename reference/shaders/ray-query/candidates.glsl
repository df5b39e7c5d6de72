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
    rayQueryEXT _148;
    rayQueryInitializeEXT(_148, t2_space1[nonuniformEXT((in_SCENE0 + 2u) - 2u)], in_FLAGS0, 15u, vec3(in_ORIGIN0), 0.0, vec3(in_DIRECTION0), 1000.0);
    bool _11 = rayQueryProceedEXT(_148);
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
        for (;;)
        {
            float _111;
            float _112;
            float _113;
            float _114;
            do
            {
                uint _12 = rayQueryGetIntersectionTypeEXT(_148, bool(0u));
                if (_12 == 0u)
                {
                    vec2 _167 = rayQueryGetIntersectionBarycentricsEXT(_148, bool(0u));
                    vec2 _168 = rayQueryGetIntersectionBarycentricsEXT(_148, bool(0u));
                    float _16 = _167.x + _107;
                    float _17 = _168.y + _108;
                    float _18 = rayQueryGetIntersectionTEXT(_148, bool(0u));
                    float _19 = _18 + _109;
                    bool _20 = rayQueryGetIntersectionFrontFaceEXT(_148, bool(0u));
                    if (!_20)
                    {
                        _111 = _16;
                        _112 = _17;
                        _113 = _19;
                        _114 = _110;
                        break;
                    }
                    uint _21 = rayQueryGetIntersectionPrimitiveIndexEXT(_148, bool(0u));
                    if (!((_21 & 1u) == 0u))
                    {
                        _111 = _16;
                        _112 = _17;
                        _113 = _19;
                        _114 = _110;
                        break;
                    }
                    rayQueryConfirmIntersectionEXT(_148);
                    _111 = _16;
                    _112 = _17;
                    _113 = _19;
                    _114 = _110;
                    break;
                }
                vec3 _170 = rayQueryGetIntersectionObjectRayOriginEXT(_148, bool(0u));
                vec3 _171 = rayQueryGetIntersectionObjectRayOriginEXT(_148, bool(0u));
                vec3 _172 = rayQueryGetIntersectionObjectRayOriginEXT(_148, bool(0u));
                vec3 _173 = rayQueryGetIntersectionObjectRayDirectionEXT(_148, bool(0u));
                vec3 _174 = rayQueryGetIntersectionObjectRayDirectionEXT(_148, bool(0u));
                vec3 _175 = rayQueryGetIntersectionObjectRayDirectionEXT(_148, bool(0u));
                vec3 _176 = vec3(_173.x + _170.x, _174.y + _171.y, _175.z + _172.z);
                float _33 = dot(_176, _176);
                bool _177 = rayQueryGetIntersectionCandidateAABBOpaqueEXT(_148);
                float _37 = ((!_177) ? _33 : (-_33)) + _110;
                if (_33 < 1.0)
                {
                    rayQueryGenerateIntersectionEXT(_148, _33);
                    _111 = _107;
                    _112 = _108;
                    _113 = _109;
                    _114 = _37;
                    break;
                }
                if (!(_33 > 1000.0))
                {
                    _111 = _107;
                    _112 = _108;
                    _113 = _109;
                    _114 = _37;
                    break;
                }
                rayQueryTerminateEXT(_148);
                _111 = _107;
                _112 = _108;
                _113 = _109;
                _114 = _37;
                break;
            } while(false);
            mat4x3 _180 = rayQueryGetIntersectionObjectToWorldEXT(_148, bool(0u));
            mat4x3 _181 = rayQueryGetIntersectionObjectToWorldEXT(_148, bool(0u));
            mat4x3 _182 = rayQueryGetIntersectionObjectToWorldEXT(_148, bool(0u));
            mat4x3 _183 = rayQueryGetIntersectionObjectToWorldEXT(_148, bool(0u));
            mat4x3 _184 = rayQueryGetIntersectionObjectToWorldEXT(_148, bool(0u));
            mat4x3 _185 = rayQueryGetIntersectionObjectToWorldEXT(_148, bool(0u));
            mat4x3 _186 = rayQueryGetIntersectionObjectToWorldEXT(_148, bool(0u));
            mat4x3 _187 = rayQueryGetIntersectionObjectToWorldEXT(_148, bool(0u));
            mat4x3 _188 = rayQueryGetIntersectionObjectToWorldEXT(_148, bool(0u));
            mat4x3 _189 = rayQueryGetIntersectionObjectToWorldEXT(_148, bool(0u));
            mat4x3 _190 = rayQueryGetIntersectionObjectToWorldEXT(_148, bool(0u));
            mat4x3 _191 = rayQueryGetIntersectionObjectToWorldEXT(_148, bool(0u));
            mat4x3 _196 = rayQueryGetIntersectionWorldToObjectEXT(_148, bool(0u));
            mat4x3 _197 = rayQueryGetIntersectionWorldToObjectEXT(_148, bool(0u));
            mat4x3 _198 = rayQueryGetIntersectionWorldToObjectEXT(_148, bool(0u));
            mat4x3 _199 = rayQueryGetIntersectionWorldToObjectEXT(_148, bool(0u));
            mat4x3 _200 = rayQueryGetIntersectionWorldToObjectEXT(_148, bool(0u));
            mat4x3 _201 = rayQueryGetIntersectionWorldToObjectEXT(_148, bool(0u));
            mat4x3 _202 = rayQueryGetIntersectionWorldToObjectEXT(_148, bool(0u));
            mat4x3 _203 = rayQueryGetIntersectionWorldToObjectEXT(_148, bool(0u));
            mat4x3 _204 = rayQueryGetIntersectionWorldToObjectEXT(_148, bool(0u));
            mat4x3 _205 = rayQueryGetIntersectionWorldToObjectEXT(_148, bool(0u));
            mat4x3 _206 = rayQueryGetIntersectionWorldToObjectEXT(_148, bool(0u));
            mat4x3 _207 = rayQueryGetIntersectionWorldToObjectEXT(_148, bool(0u));
            float _83 = (_199[3].x + fma(_183[3].x, 4.0, fma(_182[2].x, 3.0, fma(_181[1].x, 2.0, _180[0].x)))) + fma(_198[2].x, 2.0, fma(_197[1].x, 3.0, _196[0].x * 4.0));
            _84 = _83 + _111;
            _87 = ((fma(_187[3].y, 4.0, fma(_186[2].y, 3.0, fma(_185[1].y, 2.0, _184[0].y))) + _112) + _203[3].y) + fma(_202[2].y, 2.0, fma(_201[1].y, 3.0, _200[0].y * 4.0));
            _90 = ((fma(_191[3].z, 4.0, fma(_190[2].z, 3.0, fma(_189[1].z, 2.0, _188[0].z))) + _113) + _207[3].z) + fma(_206[2].z, 2.0, fma(_205[1].z, 3.0, _204[0].z * 4.0));
            _91 = _83 + _114;
            uint _92 = rayQueryGetIntersectionInstanceIdEXT(_148, bool(0u));
            uint _93 = rayQueryGetIntersectionInstanceCustomIndexEXT(_148, bool(0u));
            uint _94 = rayQueryGetIntersectionGeometryIndexEXT(_148, bool(0u));
            uint _95 = rayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetEXT(_148, bool(0u));
            uint _99 = atomicAdd(u0_1._m0[0u], ((_93 ^ _92) ^ _94) ^ _95);
            _100 = rayQueryProceedEXT(_148);
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
    uint _101 = rayQueryGetIntersectionTypeEXT(_148, bool(1u));
    bool _102 = _101 == 0u;
    out_SV_Target0 = vec4(_102 ? 0.0 : _115, _102 ? 0.0 : _116, _102 ? 0.0 : _117, _102 ? 0.0 : _118);
}


#version 460
#define gl_BuiltIn_5352 gl_GeometryIndexEXT
#extension GL_EXT_ray_tracing : require

struct _109
{
    vec2 _m0;
};

vec4 _130;

struct _133
{
    vec4 _m0[8];
};

hitAttributeEXT _109 attributes;
layout(location = 0) rayPayloadInEXT _133 payload;

void main()
{
    float _7 = gl_RayTminEXT;
    float _11 = gl_RayTmaxEXT;
    uint _15 = gl_IncomingRayFlagsEXT;
    uint _20 = gl_HitKindEXT;
    uint _31 = uint(gl_InstanceCustomIndexEXT);
    uint _33 = uint(gl_InstanceID);
    uint _35 = uint(gl_PrimitiveID);
    uint _37 = gl_BuiltIn_5352;
    vec4 _47;
    _47.x = gl_WorldRayOriginEXT.x;
    _47.y = gl_WorldRayOriginEXT.y;
    _47.z = gl_WorldRayOriginEXT.z;
    _47.w = _7;
    payload._m0[0u] = _47;
    vec4 _51;
    _51.x = gl_WorldRayDirectionEXT.x;
    _51.y = gl_WorldRayDirectionEXT.y;
    _51.z = gl_WorldRayDirectionEXT.z;
    _51.w = _11;
    payload._m0[1u] = _51;
    vec4 _55;
    _55.x = gl_ObjectRayOriginEXT.x;
    _55.y = gl_ObjectRayOriginEXT.y;
    _55.z = gl_ObjectRayOriginEXT.z;
    _55.w = float(_15);
    payload._m0[2u] = _55;
    vec4 _59;
    _59.x = gl_ObjectRayDirectionEXT.x;
    _59.y = gl_ObjectRayDirectionEXT.y;
    _59.z = gl_ObjectRayDirectionEXT.z;
    _59.w = float(_20);
    payload._m0[3u] = _59;
    vec4 _63;
    _63.x = gl_ObjectToWorldEXT[0].y;
    _63.y = gl_ObjectToWorldEXT[1].y;
    _63.z = gl_ObjectToWorldEXT[2].y;
    _63.w = gl_ObjectToWorldEXT[3].y;
    payload._m0[4u] = _63;
    vec4 _67;
    _67.x = gl_WorldToObjectEXT[3].x;
    _67.y = gl_WorldToObjectEXT[3].y;
    _67.z = gl_WorldToObjectEXT[3].z;
    _67.w = attributes._m0.x;
    payload._m0[5u] = _67;
    vec4 _71;
    _71.x = float(_31);
    _71.y = float(_33);
    _71.z = float(_35);
    _71.w = float(_37);
    payload._m0[6u] = _71;
    vec4 _75;
    _75.x = float(gl_LaunchIDEXT.x);
    _75.y = float(gl_LaunchIDEXT.y);
    _75.z = float(gl_LaunchIDEXT.z);
    _75.w = float(gl_LaunchSizeEXT.z);
    payload._m0[7u] = _75;
}


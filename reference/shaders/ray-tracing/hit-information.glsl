#version 460
#extension GL_EXT_ray_tracing : require

vec4 _121;

struct _124
{
    vec4 _m0[8];
};

layout(location = 0) rayPayloadInEXT _124 payload;

void main()
{
    float _7 = gl_RayTminEXT;
    float _11 = gl_RayTmaxEXT;
    uint _15 = gl_IncomingRayFlagsEXT;
    uint _20 = gl_HitKindEXT;
    uint _29 = uint(gl_InstanceCustomIndexEXT);
    uint _30 = uint(gl_InstanceID);
    uint _31 = uint(gl_PrimitiveID);
    uint _32 = gl_BuiltIn_5352;
    vec4 _45;
    _45.x = gl_WorldRayOriginEXT.x;
    _45.y = gl_WorldRayOriginEXT.y;
    _45.z = gl_WorldRayOriginEXT.z;
    _45.w = _7;
    payload._m0[0u] = _45;
    vec4 _49;
    _49.x = gl_WorldRayDirectionEXT.x;
    _49.y = gl_WorldRayDirectionEXT.y;
    _49.z = gl_WorldRayDirectionEXT.z;
    _49.w = _11;
    payload._m0[1u] = _49;
    vec4 _53;
    _53.x = gl_ObjectRayOriginEXT.x;
    _53.y = gl_ObjectRayOriginEXT.y;
    _53.z = gl_ObjectRayOriginEXT.z;
    _53.w = uintBitsToFloat(_15);
    payload._m0[2u] = _53;
    vec4 _57;
    _57.x = gl_ObjectRayDirectionEXT.x;
    _57.y = gl_ObjectRayDirectionEXT.y;
    _57.z = gl_ObjectRayDirectionEXT.z;
    _57.w = uintBitsToFloat(_20);
    payload._m0[3u] = _57;
    vec4 _61;
    _61.x = gl_ObjectToWorldEXT[0].y;
    _61.y = gl_ObjectToWorldEXT[1].y;
    _61.z = gl_ObjectToWorldEXT[2].y;
    _61.w = gl_ObjectToWorldEXT[3].y;
    payload._m0[4u] = _61;
    vec4 _65;
    _65.x = gl_WorldToObjectEXT[3].x;
    _65.y = gl_WorldToObjectEXT[3].y;
    _65.z = gl_WorldToObjectEXT[3].z;
    _65.w = 0.0;
    payload._m0[5u] = _65;
    vec4 _69;
    _69.x = uintBitsToFloat(_29);
    _69.y = uintBitsToFloat(_30);
    _69.z = uintBitsToFloat(_31);
    _69.w = uintBitsToFloat(_32);
    payload._m0[6u] = _69;
    vec4 _73;
    _73.x = uintBitsToFloat(gl_LaunchIDEXT.x);
    _73.y = uintBitsToFloat(gl_LaunchIDEXT.y);
    _73.z = uintBitsToFloat(gl_LaunchIDEXT.z);
    _73.w = uintBitsToFloat(gl_LaunchSizeEXT.z);
    payload._m0[7u] = _73;
}


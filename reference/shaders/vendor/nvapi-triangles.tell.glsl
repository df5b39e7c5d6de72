#version 460
#extension GL_NV_cluster_acceleration_structure : require
#define gl_BuiltIn_5436 gl_ClusterIDNV
#extension GL_EXT_ray_tracing_position_fetch : require
#define gl_BuiltIn_5335 gl_HitTriangleVertexPositionsEXT
#extension GL_EXT_ray_tracing : require

vec4 _60;

struct _61
{
    vec4 _m0;
};

layout(location = 0) rayPayloadInEXT _61 payload;

void main()
{
    uint _40 = gl_BuiltIn_5436;
    vec4 _42;
    _42.x = (uintBitsToFloat(floatBitsToUint(gl_BuiltIn_5335[1].x)) + uintBitsToFloat(floatBitsToUint(gl_BuiltIn_5335[0].x))) + (uintBitsToFloat(floatBitsToUint(gl_BuiltIn_5335[2].x)) * 2.0);
    _42.y = (uintBitsToFloat(floatBitsToUint(gl_BuiltIn_5335[1].y)) + uintBitsToFloat(floatBitsToUint(gl_BuiltIn_5335[0].y))) + (uintBitsToFloat(floatBitsToUint(gl_BuiltIn_5335[2].y)) * 2.0);
    _42.z = (uintBitsToFloat(floatBitsToUint(gl_BuiltIn_5335[1].z)) + uintBitsToFloat(floatBitsToUint(gl_BuiltIn_5335[0].z))) + (uintBitsToFloat(floatBitsToUint(gl_BuiltIn_5335[2].z)) * 2.0);
    _42.w = float(_40);
    payload._m0 = _42;
}


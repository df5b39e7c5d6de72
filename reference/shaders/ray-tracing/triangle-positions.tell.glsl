#version 460
#extension GL_EXT_ray_tracing_position_fetch : require
#define gl_BuiltIn_5335 gl_HitTriangleVertexPositionsEXT
#extension GL_EXT_ray_tracing : require

vec4 _53;

struct _58
{
    vec4 _m0[3];
    vec4 _m1;
};

layout(location = 0) rayPayloadInEXT _58 payload;

void main()
{
    float _13 = gl_BuiltIn_5335[0].x;
    float _14 = gl_BuiltIn_5335[0].y;
    float _15 = gl_BuiltIn_5335[0].z;
    uint _16 = 4294967295u;
    vec4 _19;
    _19.x = _13;
    _19.y = _14;
    _19.z = _15;
    _19.w = float(_16 == 4294967295u);
    float _23 = gl_BuiltIn_5335[1].x;
    float _24 = gl_BuiltIn_5335[1].y;
    float _25 = gl_BuiltIn_5335[1].z;
    uint _26 = uint(gl_PrimitiveID);
    vec4 _28;
    _28.x = _23;
    _28.y = _24;
    _28.z = _25;
    _28.w = float(_26);
    float _32 = gl_BuiltIn_5335[2].x;
    float _33 = gl_BuiltIn_5335[2].y;
    float _34 = gl_BuiltIn_5335[2].z;
    vec4 _35;
    _35.x = _32;
    _35.y = _33;
    _35.z = _34;
    _35.w = 0.0;
    payload._m0[0u] = _19;
    payload._m0[1u] = _28;
    payload._m0[2u] = _35;
}


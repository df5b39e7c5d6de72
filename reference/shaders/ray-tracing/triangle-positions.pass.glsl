#version 460
#extension GL_EXT_ray_tracing_position_fetch : require
#define gl_BuiltIn_5335 gl_HitTriangleVertexPositionsEXT
#extension GL_EXT_ray_tracing : require

struct _41
{
    vec4 _m0[3];
    vec4 _m1;
};

vec4 _61;

layout(location = 0) rayPayloadInEXT _41 payload;

void main()
{
    vec4 _4 = payload._m0[0u];
    vec4 _5 = payload._m0[1u];
    vec4 _6 = payload._m0[2u];
    float _16 = gl_BuiltIn_5335[0].x;
    if (!(_16 < (-8.0)))
    {
        payload._m0[0u] = _4;
        payload._m0[1u] = _5;
        payload._m0[2u] = _6;
        return;
    }
    vec3 _22 = (vec3(gl_BuiltIn_5335[0].x, gl_BuiltIn_5335[0].y, gl_BuiltIn_5335[0].z) + vec3(gl_BuiltIn_5335[1].x, gl_BuiltIn_5335[1].y, gl_BuiltIn_5335[1].z)) + vec3(gl_BuiltIn_5335[2].x, gl_BuiltIn_5335[2].y, gl_BuiltIn_5335[2].z);
    uint _26 = 4294967295u;
    vec4 _29;
    _29.x = _22.x;
    _29.y = _22.y;
    _29.z = _22.z;
    _29.w = float(_26 == 4294967295u);
    payload._m0[0u] = _4;
    payload._m0[1u] = _5;
    payload._m0[2u] = _6;
    payload._m1 = _29;
    ignoreIntersectionEXT;
}


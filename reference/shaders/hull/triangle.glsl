#version 460
layout(vertices = 3) out;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(location = 0) out vec3 out_POSITION0[3];
layout(location = 1) out vec2 out_TEXCOORD0[3];
layout(location = 0) in vec3 in_POSITION0[];
layout(location = 1) in vec2 in_TEXCOORD0[];
layout(location = 29) patch out float out_HEIGHT0;

void _1()
{
    out_POSITION0[gl_InvocationID] = vec3(in_POSITION0[gl_InvocationID]);
    out_TEXCOORD0[gl_InvocationID] = vec2(in_TEXCOORD0[gl_InvocationID]);
}

void _2()
{
    float _51 = b0_1._m0[0u].x - in_POSITION0[0u].x;
    float _52 = b0_1._m0[0u].y - in_POSITION0[0u].y;
    float _53 = b0_1._m0[0u].z - in_POSITION0[0u].z;
    float _60 = 64.0 / sqrt(((_51 * _51) + (_52 * _52)) + (_53 * _53));
    float _64 = b0_1._m0[0u].x - in_POSITION0[1u].x;
    float _65 = b0_1._m0[0u].y - in_POSITION0[1u].y;
    float _66 = b0_1._m0[0u].z - in_POSITION0[1u].z;
    float _73 = 64.0 / sqrt(((_65 * _65) + (_64 * _64)) + (_66 * _66));
    float _77 = b0_1._m0[0u].x - in_POSITION0[2u].x;
    float _78 = b0_1._m0[0u].y - in_POSITION0[2u].y;
    float _79 = b0_1._m0[0u].z - in_POSITION0[2u].z;
    float _86 = 64.0 / sqrt(((_78 * _78) + (_77 * _77)) + (_79 * _79));
    gl_TessLevelOuter[0u] = _60;
    gl_TessLevelOuter[1u] = _73;
    gl_TessLevelOuter[2u] = _86;
    gl_TessLevelInner[0u] = ((_73 + _60) + _86) * 0.3333333432674407958984375;
    out_HEIGHT0 = float(uint(gl_PrimitiveID) & 7u);
}

void main()
{
    _1();
    barrier();
    if (gl_InvocationID == 0u)
    {
        _2();
    }
}


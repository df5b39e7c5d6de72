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
layout(location = 31) patch out float out_HEIGHT0;

void _1()
{
    out_POSITION0[gl_InvocationID] = vec3(in_POSITION0[gl_InvocationID]);
    out_TEXCOORD0[gl_InvocationID] = vec2(in_TEXCOORD0[gl_InvocationID]);
}

void _2()
{
    float _54 = b0_1._m0[0u].x - in_POSITION0[0u].x;
    float _55 = b0_1._m0[0u].y - in_POSITION0[0u].y;
    float _56 = b0_1._m0[0u].z - in_POSITION0[0u].z;
    float _63 = 64.0 / sqrt(((_54 * _54) + (_55 * _55)) + (_56 * _56));
    float _67 = b0_1._m0[0u].x - in_POSITION0[1u].x;
    float _68 = b0_1._m0[0u].y - in_POSITION0[1u].y;
    float _69 = b0_1._m0[0u].z - in_POSITION0[1u].z;
    float _76 = 64.0 / sqrt(((_68 * _68) + (_67 * _67)) + (_69 * _69));
    float _80 = b0_1._m0[0u].x - in_POSITION0[2u].x;
    float _81 = b0_1._m0[0u].y - in_POSITION0[2u].y;
    float _82 = b0_1._m0[0u].z - in_POSITION0[2u].z;
    float _89 = 64.0 / sqrt(((_81 * _81) + (_80 * _80)) + (_82 * _82));
    gl_TessLevelOuter[0u] = _63;
    gl_TessLevelOuter[1u] = _76;
    gl_TessLevelOuter[2u] = _89;
    gl_TessLevelInner[0u] = ((_76 + _63) + _89) * 0.3333333432674407958984375;
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


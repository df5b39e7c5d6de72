#version 460
#if defined(GL_EXT_control_flow_attributes)
#extension GL_EXT_control_flow_attributes : require
#define SPIRV_CROSS_FLATTEN [[flatten]]
#define SPIRV_CROSS_BRANCH [[dont_flatten]]
#define SPIRV_CROSS_UNROLL [[unroll]]
#define SPIRV_CROSS_LOOP [[dont_unroll]]
#else
#define SPIRV_CROSS_FLATTEN
#define SPIRV_CROSS_BRANCH
#define SPIRV_CROSS_UNROLL
#define SPIRV_CROSS_LOOP
#endif

out float gl_ClipDistance[8];

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[8];
} b0_1;

layout(location = 0) in vec4 in_POSITION0;

void main()
{
    float _83[2];
    float _87[2];
    float _89[2];
    float _91[2];
    uint _52 = 0u;
    uint _42;
    bool _43;
    SPIRV_CROSS_LOOP
    for (;;)
    {
        uint _6 = _52 << 2u;
        uint _11 = _6 + 1u;
        uint _16 = _11 + 1u;
        uint _21 = _6 + 3u;
        _83[_52] = fma(b0_1._m0[_21].x, in_POSITION0.w, fma(b0_1._m0[_16].x, in_POSITION0.z, fma(b0_1._m0[_11].x, in_POSITION0.y, b0_1._m0[_6].x * in_POSITION0.x)));
        _87[_52] = fma(b0_1._m0[_21].y, in_POSITION0.w, fma(b0_1._m0[_16].y, in_POSITION0.z, fma(b0_1._m0[_11].y, in_POSITION0.y, b0_1._m0[_6].y * in_POSITION0.x)));
        _89[_52] = fma(b0_1._m0[_21].z, in_POSITION0.w, fma(b0_1._m0[_16].z, in_POSITION0.z, fma(b0_1._m0[_11].z, in_POSITION0.y, b0_1._m0[_6].z * in_POSITION0.x)));
        _91[_52] = fma(b0_1._m0[_21].w, in_POSITION0.w, fma(b0_1._m0[_16].w, in_POSITION0.z, fma(b0_1._m0[_11].w, in_POSITION0.y, b0_1._m0[_6].w * in_POSITION0.x)));
        _42 = _52 + 1u;
        _43 = _42 == 2u;
        if (_43)
        {
            break;
        }
        else
        {
            _52 = _42;
            continue;
        }
    }
    gl_Position = vec4(in_POSITION0);
    gl_ClipDistance[0u] = _83[0u];
    gl_ClipDistance[1u] = _87[0u];
    gl_ClipDistance[2u] = _89[0u];
    gl_ClipDistance[3u] = _91[0u];
    gl_ClipDistance[4u] = _83[1u];
    gl_ClipDistance[5u] = _87[1u];
    gl_ClipDistance[6u] = _89[1u];
    gl_ClipDistance[7u] = _91[1u];
}


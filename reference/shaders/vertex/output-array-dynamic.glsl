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

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[4];
} b0_1;

layout(location = 1) out vec2 out_LIGHT0[4];
layout(location = 0) in vec4 in_POSITION0;

void main()
{
    float _47[4];
    float _51[4];
    uint _29 = 0u;
    uint _18;
    bool _19;
    SPIRV_CROSS_LOOP
    for (;;)
    {
        _47[_29] = b0_1._m0[_29].x - in_POSITION0.x;
        _51[_29] = b0_1._m0[_29].y - in_POSITION0.y;
        _18 = _29 + 1u;
        _19 = _18 == 4u;
        if (_19)
        {
            break;
        }
        else
        {
            _29 = _18;
            continue;
        }
    }
    gl_Position = vec4(in_POSITION0.xyz, in_POSITION0.w);
    out_LIGHT0[0u] = vec2(_47[0u], _51[0u]);
    out_LIGHT0[1u] = vec2(_47[1u], _51[1u]);
    out_LIGHT0[2u] = vec2(_47[2u], _51[2u]);
    out_LIGHT0[3u] = vec2(_47[3u], _51[3u]);
}


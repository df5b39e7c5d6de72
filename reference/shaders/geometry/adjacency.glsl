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
layout(triangles_adjacency) in;
layout(max_vertices = 6, line_strip) out;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

void main()
{
    float _18 = gl_in[4u].gl_Position.x - gl_in[0u].gl_Position.x;
    float _19 = gl_in[4u].gl_Position.y - gl_in[0u].gl_Position.y;
    float _20 = gl_in[4u].gl_Position.z - gl_in[0u].gl_Position.z;
    float _21 = gl_in[2u].gl_Position.x - gl_in[0u].gl_Position.x;
    float _22 = gl_in[2u].gl_Position.y - gl_in[0u].gl_Position.y;
    float _23 = gl_in[2u].gl_Position.z - gl_in[0u].gl_Position.z;
    if (dot(vec3((_20 * _22) - (_23 * _19), (_23 * _18) - (_20 * _21), (_19 * _21) - (_22 * _18)), vec3(b0_1._m0[0u].x - gl_in[0u].gl_Position.x, b0_1._m0[0u].y - gl_in[0u].gl_Position.y, b0_1._m0[0u].z - gl_in[0u].gl_Position.z)) > 0.0)
    {
        bool _74;
        uint _75 = 0u;
        uint _35;
        uint _37;
        float _38;
        float _39;
        float _40;
        float _45;
        float _46;
        float _47;
        bool _71;
        SPIRV_CROSS_LOOP
        for (;;)
        {
            _35 = _75 + 2u;
            _37 = (_35 == 6u) ? 0u : _35;
            _38 = gl_in[_37].gl_Position.x;
            _39 = gl_in[_37].gl_Position.y;
            _40 = gl_in[_37].gl_Position.z;
            uint _41 = _75 | 1u;
            _45 = gl_in[_75].gl_Position.x;
            _46 = gl_in[_75].gl_Position.y;
            _47 = gl_in[_75].gl_Position.z;
            float _55 = _38 - _45;
            float _56 = _39 - _46;
            float _57 = _40 - _47;
            float _58 = gl_in[_41].gl_Position.x - _45;
            float _59 = gl_in[_41].gl_Position.y - _46;
            float _60 = gl_in[_41].gl_Position.z - _47;
            _71 = dot(vec3((_57 * _59) - (_60 * _56), (_60 * _55) - (_57 * _58), (_56 * _58) - (_59 * _55)), vec3(b0_1._m0[0u].x - _45, b0_1._m0[0u].y - _46, b0_1._m0[0u].z - _47)) > 0.0;
            if (!_71)
            {
                gl_Position = vec4(_45, _46, _47, gl_in[_75].gl_Position.w);
                EmitVertex();
                gl_Position = vec4(_38, _39, _40, gl_in[_37].gl_Position.w);
                EmitVertex();
                EndPrimitive();
            }
            _74 = _35 < 6u;
            if (_74)
            {
                _75 = _35;
                continue;
            }
            else
            {
                break;
            }
        }
    }
}


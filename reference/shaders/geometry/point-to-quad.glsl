#version 460
layout(points) in;
layout(max_vertices = 8, triangle_strip) out;

layout(location = 1) out vec2 out_TEXCOORD0;
layout(location = 1) in float in_SIZE0[1];

void main()
{
    bool _26;
    uint _28;
    uint _27 = 0u;
    uint _6;
    for (;;)
    {
        _6 = _27 + 1u;
        _28 = 0u;
        uint _24;
        bool _25;
        for (;;)
        {
            float _8 = float(_28 & 1u);
            float _10 = float(_28 >> 1u);
            float _19 = in_SIZE0[0u] * float(_6);
            gl_Position = vec4((_19 * (_8 + (-0.5))) + gl_in[0u].gl_Position.x, (_19 * (_10 + (-0.5))) + gl_in[0u].gl_Position.y, gl_in[0u].gl_Position.zw);
            out_TEXCOORD0 = vec2(_8, _10);
            EmitVertex();
            _24 = _28 + 1u;
            _25 = _24 == 4u;
            if (_25)
            {
                break;
            }
            else
            {
                _28 = _24;
                continue;
            }
        }
        EndPrimitive();
        _26 = _6 == 2u;
        if (_26)
        {
            break;
        }
        else
        {
            _27 = _6;
            continue;
        }
    }
}


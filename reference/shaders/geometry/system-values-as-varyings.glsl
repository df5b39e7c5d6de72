#version 460
layout(lines) in;
layout(max_vertices = 2, points) out;

layout(location = 1) out uvec2 out_NUMBERS0;
layout(location = 2) out float out_COLOR0;
layout(location = 1) in uint in_SV_RenderTargetArrayIndex0[2];
layout(location = 1, component = 1) in uint in_SV_ViewportArrayIndex0[2];
layout(location = 2) in float in_COLOR0[2];

void main()
{
    uint _18 = 0u;
    uint _16;
    bool _17;
    for (;;)
    {
        gl_Position = vec4(gl_in[_18].gl_Position);
        out_NUMBERS0 = uvec2(in_SV_RenderTargetArrayIndex0[_18], in_SV_ViewportArrayIndex0[_18]);
        out_COLOR0 = in_COLOR0[_18];
        EmitVertex();
        _16 = _18 + 1u;
        _17 = _16 == 2u;
        if (_17)
        {
            break;
        }
        else
        {
            _18 = _16;
            continue;
        }
    }
}


#version 460
layout(triangles) in;
layout(max_vertices = 3, triangle_strip) out;

layout(location = 1) out float out_DIVIDED0;
layout(location = 2) out float out_PLAIN0;
layout(location = 3) out float out_FIRST0;
layout(location = 1) in vec2 in_VALUE0[3];

void main()
{
    uint _16 = 0u;
    uint _14;
    bool _15;
    for (;;)
    {
        gl_Position = vec4(gl_in[_16].gl_Position);
        out_DIVIDED0 = in_VALUE0[_16].x;
        out_PLAIN0 = in_VALUE0[_16].y;
        out_FIRST0 = in_VALUE0[_16].y + in_VALUE0[_16].x;
        EmitVertex();
        _14 = _16 + 1u;
        _15 = _14 == 3u;
        if (_15)
        {
            break;
        }
        else
        {
            _16 = _14;
            continue;
        }
    }
}


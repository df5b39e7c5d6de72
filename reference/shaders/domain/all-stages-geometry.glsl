#version 460
layout(triangles) in;
layout(max_vertices = 3, triangle_strip) out;

layout(location = 1) out uvec4 out_NUMBERS0;
layout(location = 1) in uvec3 in_NUMBERS0[3];

void main()
{
    uint _18 = 0u;
    uint _16;
    bool _17;
    for (;;)
    {
        gl_Position = vec4(gl_in[_18].gl_Position);
        out_NUMBERS0 = uvec4(in_NUMBERS0[_18], in_NUMBERS0[2u - _18].x + 1000u);
        EmitVertex();
        _16 = _18 + 1u;
        _17 = _16 == 3u;
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


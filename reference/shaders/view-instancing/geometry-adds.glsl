#version 460
layout(triangles) in;
layout(max_vertices = 3, triangle_strip) out;

layout(location = 1) out uint out_VIEW0;

void main()
{
    uint _5 = bitfieldExtract(131528u, int(0u), int(8u));
    uint _12 = 0u;
    uint _10;
    bool _11;
    for (;;)
    {
        gl_Position = vec4(gl_in[_12].gl_Position);
        out_VIEW0 = _5;
        gl_ViewportIndex = int(bitfieldExtract(131528u, int(8u), int(8u)));
        gl_Layer = int(bitfieldExtract(131528u, int(16u), int(16u)));
        EmitVertex();
        _10 = _12 + 1u;
        _11 = _10 == 3u;
        if (_11)
        {
            break;
        }
        else
        {
            _12 = _10;
            continue;
        }
    }
}


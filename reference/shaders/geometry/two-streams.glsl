#version 460
layout(points) in;
layout(max_vertices = 2, points) out;

layout(location = 1, stream = 1) out vec4 out_VALUE0;
layout(location = 1) in float in_KIND0[1];

void main()
{
    gl_Position = vec4(gl_in[0u].gl_Position);
    EmitStreamVertex(int(0u));
    if (in_KIND0[0u] > 0.5)
    {
        out_VALUE0 = vec4(in_KIND0[0u]);
        EmitStreamVertex(int(1u));
    }
}


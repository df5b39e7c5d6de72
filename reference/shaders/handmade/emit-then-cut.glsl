#version 460
layout(points) in;
layout(max_vertices = 1, points) out;

void main()
{
    gl_Position = vec4(gl_in[0u].gl_Position);
    EmitVertex();
    EndPrimitive();
}


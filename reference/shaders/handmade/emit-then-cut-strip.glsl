#version 460
layout(points) in;
layout(max_vertices = 6, triangle_strip) out;

void main()
{
    precise float _6 = gl_in[0u].gl_Position.x + 0.0;
    gl_Position = vec4(_6, gl_in[0u].gl_Position.yzw);
    EmitVertex();
    precise float _7 = gl_in[0u].gl_Position.x + 1.0;
    gl_Position = vec4(_7, gl_in[0u].gl_Position.yzw);
    EmitVertex();
    precise float _8 = gl_in[0u].gl_Position.x + 2.0;
    gl_Position = vec4(_8, gl_in[0u].gl_Position.yzw);
    EmitVertex();
    EndPrimitive();
    precise float _9 = gl_in[0u].gl_Position.x + 3.0;
    gl_Position = vec4(_9, gl_in[0u].gl_Position.yzw);
    EmitVertex();
    precise float _10 = gl_in[0u].gl_Position.x + 4.0;
    gl_Position = vec4(_10, gl_in[0u].gl_Position.yzw);
    EmitVertex();
    precise float _11 = gl_in[0u].gl_Position.x + 5.0;
    gl_Position = vec4(_11, gl_in[0u].gl_Position.yzw);
    EmitVertex();
    EndPrimitive();
}


#version 460

void main()
{
    gl_Position = vec4(float(uint(gl_VertexIndex) - uint(gl_BaseVertex)), float(uint(gl_BaseInstance)), 0.0, 1.0);
}


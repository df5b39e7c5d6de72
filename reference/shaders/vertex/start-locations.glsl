#version 460

layout(location = 1) out uvec2 out_BASE0;
layout(location = 0) in vec4 in_POSITION0;

void main()
{
    float _14 = float(int(uint(gl_BaseVertex) + (uint(gl_VertexIndex) - uint(gl_BaseVertex))));
    gl_Position = vec4(_14 + in_POSITION0.x, _14 + in_POSITION0.y, _14 + in_POSITION0.z, _14 + in_POSITION0.w);
    out_BASE0 = uvec2(uint(gl_BaseVertex), uint(gl_BaseInstance));
}


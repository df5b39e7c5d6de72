#version 460

layout(location = 0) out uvec4 out_DRAW0;

void main()
{
    out_DRAW0 = uvec4(uint(gl_DrawID), uint(gl_BaseInstance), uint(gl_BaseVertex), 0u);
}


#version 460

layout(location = 1) out float out_TEXCOORD7[2];
layout(location = 3) in int in_ROW0;
layout(location = 0) in vec2 in_NUMBERS4[3];

void main()
{
    gl_Position = vec4(in_NUMBERS4[0u].x, in_NUMBERS4[1u].x, in_NUMBERS4[2u].y, float(int(uint(in_ROW0))));
    out_TEXCOORD7[0u] = in_NUMBERS4[1u].x;
    out_TEXCOORD7[1u] = in_NUMBERS4[2u].y;
}


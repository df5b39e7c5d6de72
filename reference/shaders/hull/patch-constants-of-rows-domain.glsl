#version 460
layout(triangles) in;

layout(location = 1) out vec4 out_FIRST0;
layout(location = 2) out vec4 out_LOW0;
layout(location = 3) out vec4 out_MIDDLE0;
layout(location = 4) out vec4 out_HIGH0;
layout(location = 25) patch in vec4 in_FIRST0;
layout(location = 0) in vec4 in_VALUE0[];
layout(location = 22) patch in vec4 in_ROWS0[3];

void main()
{
    gl_Position = vec4(gl_TessCoord.xy, 0.0, 1.0);
    out_FIRST0 = vec4(in_VALUE0[0u].x + in_FIRST0.x, in_VALUE0[0u].y + in_FIRST0.y, in_VALUE0[0u].z + in_FIRST0.z, in_VALUE0[0u].w + in_FIRST0.w);
    out_LOW0 = vec4(in_ROWS0[0u]);
    out_MIDDLE0 = vec4(in_ROWS0[1u]);
    out_HIGH0 = vec4(in_ROWS0[2u]);
}


#version 460
layout(triangles) in;

layout(location = 0) out vec3 out_AT0;
layout(location = 1) out vec4 out_FACTS0;
layout(location = 29) patch in float in_LAST0;
layout(location = 29, component = 1) patch in float in_SUM0;
layout(location = 0) in float in_VALUE0[];

void main()
{
    out_AT0 = vec3(gl_TessCoord);
    out_FACTS0 = vec4(in_LAST0, in_SUM0, in_VALUE0[0u], in_VALUE0[31u]);
}


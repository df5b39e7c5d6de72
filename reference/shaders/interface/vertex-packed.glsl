#version 460

layout(location = 2) out vec3 out_NORMAL0;
layout(location = 3) out vec2 out_TEXCOORD0;
layout(location = 2, component = 3) out float out_FOG0;
layout(location = 3, component = 2) out vec2 out_TEXCOORD1;
layout(location = 1) out uint out_ID0;
layout(location = 1) in vec3 in_NORMAL0;
layout(location = 0) in vec4 in_POSITION0;

void main()
{
    out_NORMAL0 = vec3(in_NORMAL0);
    out_TEXCOORD0 = vec2(in_POSITION0.xy);
    out_FOG0 = in_POSITION0.z;
    out_TEXCOORD1 = vec2(in_POSITION0.yx);
    out_ID0 = uint(gl_VertexIndex) - uint(gl_BaseVertex);
    gl_Position = vec4(in_POSITION0);
}


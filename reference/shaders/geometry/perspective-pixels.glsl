#version 460

layout(location = 3) flat in float in_FIRST0;
layout(location = 2) noperspective in float in_PLAIN0;
layout(location = 1) in float in_DIVIDED0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4(in_DIVIDED0, in_PLAIN0, in_FIRST0, 1.0 / gl_FragCoord.w);
}


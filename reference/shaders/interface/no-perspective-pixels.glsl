#version 460

layout(location = 2) noperspective in float in_WITHOUT0;
layout(location = 1) in float in_WITH0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4(in_WITH0, in_WITHOUT0, 0.0, 1.0);
}


#version 460
layout(depth_less) out float gl_FragDepth;

layout(location = 1) in float in_BIAS0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    gl_FragDepth = gl_FragCoord.z - abs(in_BIAS0);
    out_SV_Target0 = vec4(gl_FragCoord.xyz, 1.0 / gl_FragCoord.w);
}


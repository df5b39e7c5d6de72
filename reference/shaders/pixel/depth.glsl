#version 460

layout(location = 1) in float in_BIAS0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _4 = gl_FragCoord.z + in_BIAS0;
    float _24 = isnan(0.0) ? _4 : (isnan(_4) ? 0.0 : max(_4, 0.0));
    out_SV_Target0 = vec4(in_BIAS0);
    gl_FragDepth = isnan(1.0) ? _24 : (isnan(_24) ? 1.0 : min(_24, 1.0));
}


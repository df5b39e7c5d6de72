#version 460

layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4(floor(gl_FragCoord.x) + 0.5, floor(gl_FragCoord.y) + 0.5, float(uint(gl_SampleID)), 1.0);
}


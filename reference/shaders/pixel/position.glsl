#version 460

layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4(fract(gl_FragCoord.x * 0.015625), fract(gl_FragCoord.y * 0.015625), gl_FragCoord.z, 1.0 / gl_FragCoord.w);
}


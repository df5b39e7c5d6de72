#version 460

layout(location = 2) flat in uint in_OBJECT0;
layout(location = 1) in vec3 in_PREVIOUS0;
layout(location = 0) out vec4 out_SV_Target0;
layout(location = 1) out vec2 out_SV_Target1;
layout(location = 2) out uvec4 out_SV_Target2;
layout(location = 3) out int out_SV_Target3;
layout(location = 7) out vec4 out_SV_Target7;

void main()
{
    out_SV_Target0 = vec4(in_PREVIOUS0, 1.0);
    out_SV_Target1 = vec2(gl_FragCoord.x - in_PREVIOUS0.x, gl_FragCoord.y - in_PREVIOUS0.y);
    out_SV_Target2 = uvec4(in_OBJECT0 & 255u, (in_OBJECT0 >> 8u) & 255u, (in_OBJECT0 >> 16u) & 255u, in_OBJECT0 >> 24u);
    out_SV_Target3 = int(uint(int(floor(in_PREVIOUS0.z))) + 4294967291u);
    out_SV_Target7 = vec4(gl_FragCoord.xyz, 1.0 / gl_FragCoord.w);
}


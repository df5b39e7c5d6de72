#version 460

in float gl_ClipDistance[4];
in float gl_CullDistance[2];

layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4(gl_ClipDistance[0u] * gl_CullDistance[0u], gl_ClipDistance[1u] * gl_CullDistance[1u], gl_ClipDistance[2u], gl_ClipDistance[3u]);
}


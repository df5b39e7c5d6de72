#version 460

in float gl_ClipDistance[4];

layout(location = 1) in vec4 in_COLOR0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _10 = isnan(gl_ClipDistance[3u]) ? gl_ClipDistance[2u] : (isnan(gl_ClipDistance[2u]) ? gl_ClipDistance[3u] : min(gl_ClipDistance[2u], gl_ClipDistance[3u]));
    float _11 = isnan(gl_ClipDistance[1u]) ? gl_ClipDistance[0u] : (isnan(gl_ClipDistance[0u]) ? gl_ClipDistance[1u] : min(gl_ClipDistance[0u], gl_ClipDistance[1u]));
    float _12 = isnan(_10) ? _11 : (isnan(_11) ? _10 : min(_11, _10));
    out_SV_Target0 = vec4(_12 * in_COLOR0.x, _12 * in_COLOR0.y, _12 * in_COLOR0.z, _12 * in_COLOR0.w);
}


#version 460
layout(triangles) in;

out float gl_ClipDistance[3];
out float gl_CullDistance[1];

layout(location = 0) out vec3 out_VALUE0;
layout(location = 1) out vec3 out_CLIPS0;
layout(location = 0, component = 3) out float out_CULL0;
layout(location = 2) out uvec2 out_SUMS0;
layout(location = 0) in vec3 in_VALUE0[];
layout(location = 2) in uvec2 in_ROWS4[][2];

void main()
{
    uint _18 = (gl_TessCoord.x > 0.5) ? 0u : ((gl_TessCoord.y > 0.5) ? 1u : 2u);
    out_VALUE0 = vec3(in_VALUE0[_18]);
    out_CLIPS0 = vec3(gl_ClipDistance[_18][0u], gl_ClipDistance[_18][1u], gl_ClipDistance[_18][2u]);
    out_CULL0 = gl_CullDistance[_18][0u];
    out_SUMS0 = uvec2((in_ROWS4[_18][1u].x * 100u) + in_ROWS4[_18][0u].x, (in_ROWS4[_18][1u].y * 100u) + in_ROWS4[_18][0u].y);
}


#version 460
layout(triangles) in;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;

layout(location = 1) out vec2 out_TEXCOORD0;
layout(location = 29) patch in float in_HEIGHT0;
layout(location = 0) in vec3 in_POSITION0[];
layout(location = 1) in vec2 in_TEXCOORD0[];

void main()
{
    float _48 = ((in_TEXCOORD0[1u].x * gl_TessCoord.y) + (in_TEXCOORD0[0u].x * gl_TessCoord.x)) + (in_TEXCOORD0[2u].x * gl_TessCoord.z);
    float _49 = ((in_TEXCOORD0[1u].y * gl_TessCoord.y) + (in_TEXCOORD0[0u].y * gl_TessCoord.x)) + (in_TEXCOORD0[2u].y * gl_TessCoord.z);
    gl_Position = vec4(((in_POSITION0[1u].x * gl_TessCoord.y) + (in_POSITION0[0u].x * gl_TessCoord.x)) + (in_POSITION0[2u].x * gl_TessCoord.z), ((((in_POSITION0[1u].y * gl_TessCoord.y) + (in_POSITION0[0u].y * gl_TessCoord.x)) + (in_POSITION0[2u].y * gl_TessCoord.z)) + (gl_TessLevelOuter[1u] * gl_TessLevelInner[0u])) + (textureLod(sampler2D(t0, s0), vec2(_48, _49), 0.0).x * in_HEIGHT0), ((in_POSITION0[1u].z * gl_TessCoord.y) + (in_POSITION0[0u].z * gl_TessCoord.x)) + (in_POSITION0[2u].z * gl_TessCoord.z), (float(uint(gl_PrimitiveID)) * 9.9999997473787516355514526367188e-05) + 1.0);
    out_TEXCOORD0 = vec2(_48, _49);
}


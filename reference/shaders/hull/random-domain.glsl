#version 460
layout(isolines) in;

layout(location = 1) out uvec4 out_COLOR0;
layout(location = 29) patch in uvec3 in_NUMBERS0;
layout(location = 0) in uvec4 in_COLOR0[];

void main()
{
    uint _15 = (uint(gl_TessCoord.y * 8.0) << 1u) + uint(gl_TessCoord.x);
    gl_Position = vec4(1.0);
    out_COLOR0 = uvec4(in_COLOR0[_15].x ^ in_NUMBERS0.x, in_COLOR0[_15].y ^ in_NUMBERS0.y, in_COLOR0[_15].z ^ in_NUMBERS0.z, in_COLOR0[_15].w);
}


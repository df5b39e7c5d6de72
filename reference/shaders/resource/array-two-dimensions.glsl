#version 460
#extension GL_EXT_samplerless_texture_functions : require

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(set = 0, binding = 1000) uniform texture2D t0[6];

layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4(texelFetch(t0[((floatBitsToUint(b0_1._m0[0u].x) * 3u) + floatBitsToUint(b0_1._m0[0u].y)) + 0u], ivec2(uvec2(uint(int(gl_FragCoord.x)), uint(int(gl_FragCoord.y)))), int(0u)));
}


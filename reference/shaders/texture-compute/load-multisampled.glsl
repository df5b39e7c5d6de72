#version 460
#extension GL_EXT_samplerless_texture_functions : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

const vec2 _127[32] = vec2[](vec2(0.0), vec2(0.25), vec2(-0.25), vec2(-0.125, -0.375), vec2(0.375, -0.125), vec2(-0.375, 0.125), vec2(0.125, 0.375), vec2(0.0625, -0.1875), vec2(-0.0625, 0.1875), vec2(0.3125, 0.0625), vec2(-0.1875, -0.3125), vec2(-0.3125, 0.3125), vec2(-0.4375, -0.0625), vec2(0.1875, 0.4375), vec2(0.4375, -0.4375), vec2(0.0625), vec2(-0.0625, -0.1875), vec2(-0.1875, 0.125), vec2(0.25, -0.0625), vec2(-0.3125, -0.125), vec2(0.125, 0.3125), vec2(0.3125, 0.1875), vec2(0.1875, -0.3125), vec2(-0.125, 0.375), vec2(0.0, -0.4375), vec2(-0.25, -0.375), vec2(-0.375, 0.25), vec2(-0.5, 0.0), vec2(0.4375, -0.25), vec2(0.375, 0.4375), vec2(-0.4375, -0.5), vec2(0.0));

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform texture2DMS t0;
layout(set = 0, binding = 1001) uniform utexture2DMSArray t1;

void main()
{
    uvec2 _45 = uvec2(textureSize(t0));
    vec4 _49 = texelFetch(t0, ivec2(uvec2(1u)), int(gl_GlobalInvocationID.x));
    u0_1._m0[gl_GlobalInvocationID.x] = vec4(_49.x + float(_45.x), _49.y + float(_45.y), _49.z + float(uint(textureSamples(t0))), _49.w);
    uint _66 = uint(textureSamples(t0));
    u0_1._m0[gl_GlobalInvocationID.x + 4u] = vec4(float(texelFetch(t1, ivec3(uvec3(0u, 1u, 1u)), int(gl_GlobalInvocationID.x)).x), float(uvec3(textureSize(t1)).z), float(uint(textureSamples(t1))), _127[((gl_GlobalInvocationID.x < _66) && (_66 <= 16u)) ? ((_66 - 1u) + gl_GlobalInvocationID.x) : 31u].x);
}


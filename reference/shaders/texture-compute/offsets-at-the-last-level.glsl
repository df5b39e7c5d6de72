#version 460
#extension GL_EXT_samplerless_texture_functions : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[2];
} b0_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform texture2DArray t1;

void main()
{
    uint _60 = gl_GlobalInvocationID.x + 4u;
    float _4 = float(int(floatBitsToUint(b0_1._m0[_60 >> 2u][_60 & 3u])));
    ivec2 _93 = bitfieldExtract(ivec2(int(floatBitsToUint(b0_1._m0[0u].x)), int(floatBitsToUint(b0_1._m0[0u].y))), int(0u), int(4u));
    float _97 = float(uint(textureQueryLevels(t0)) - 1u);
    float _192 = isnan(0.0) ? _4 : (isnan(_4) ? 0.0 : max(_4, 0.0));
    uvec2 _103 = uvec2(textureSize(t0, int(uint(isnan(_97) ? _192 : (isnan(_192) ? _97 : min(_192, _97))))));
    uint _14 = gl_GlobalInvocationID.x * 5u;
    u0_1._m0[_14] = textureLod(sampler2D(t0, s0), vec2(0.100000001490116119384765625 + (float(_93.x) / float(_103.x)), 0.100000001490116119384765625 + (float(_93.y) / float(_103.y))), _4).x;
    vec2 _130 = vec2(0.100000001490116119384765625);
    u0_1._m0[_14 + 1u] = textureLodOffset(sampler2D(t0, s0), _130, _4, ivec2(1, 0)).x;
    ivec2 _144 = bitfieldExtract(ivec2(int(floatBitsToUint(b0_1._m0[0u].y)), int(floatBitsToUint(b0_1._m0[0u].x))), int(0u), int(4u));
    float _147 = float(uint(textureQueryLevels(t1)) - 1u);
    float _203 = isnan(0.0) ? _4 : (isnan(_4) ? 0.0 : max(_4, 0.0));
    uvec3 _150 = uvec3(textureSize(t1, int(uint(isnan(_147) ? _203 : (isnan(_203) ? _147 : min(_203, _147))))));
    u0_1._m0[_14 + 2u] = textureLod(sampler2DArray(t1, s0), vec3(0.100000001490116119384765625 + (float(_144.x) / float(_150.x)), 0.100000001490116119384765625 + (float(_144.y) / float(_150.y)), 1.0), _4).x;
    uint _171 = gl_GlobalInvocationID.x + 4u;
    u0_1._m0[_14 + 3u] = texelFetch(t0, ivec2(uvec2(0u) + uvec2(bitfieldExtract(ivec2(int(floatBitsToUint(b0_1._m0[0u].x)), int(floatBitsToUint(b0_1._m0[0u].y))), int(0u), int(4u)))), int(floatBitsToUint(b0_1._m0[_171 >> 2u][_171 & 3u]) & 1u)).x;
    u0_1._m0[_14 + 4u] = textureGradOffset(sampler2D(t0, s0), _130, vec2(exp2(_4) * 0.125), vec2(0.0), ivec2(3, 1)).x;
}


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
    uint _83[4];
    _83[0u] = floatBitsToUint(b0_1._m0[1u].x);
    _83[1u] = floatBitsToUint(b0_1._m0[1u].y);
    _83[2u] = floatBitsToUint(b0_1._m0[1u].z);
    _83[3u] = floatBitsToUint(b0_1._m0[1u].w);
    float _8 = float(int(_83[gl_GlobalInvocationID.x]));
    ivec2 _111 = bitfieldExtract(ivec2(int(floatBitsToUint(b0_1._m0[0u].x)), int(floatBitsToUint(b0_1._m0[0u].y))), int(0u), int(4u));
    float _113 = float(uint(textureQueryLevels(t0)) - 1u);
    float _214 = isnan(0.0) ? _8 : (isnan(_8) ? 0.0 : max(_8, 0.0));
    uvec2 _120 = uvec2(textureSize(t0, int(uint(isnan(_113) ? _214 : (isnan(_214) ? _113 : min(_214, _113))))));
    uint _18 = gl_GlobalInvocationID.x * 5u;
    u0_1._m0[_18] = textureLod(sampler2D(t0, s0), vec2(0.100000001490116119384765625 + (float(_111.x) / float(_120.x)), 0.100000001490116119384765625 + (float(_111.y) / float(_120.y))), _8).x;
    vec2 _147 = vec2(0.100000001490116119384765625);
    u0_1._m0[_18 + 1u] = textureLodOffset(sampler2D(t0, s0), _147, _8, ivec2(1, 0)).x;
    ivec2 _161 = bitfieldExtract(ivec2(int(floatBitsToUint(b0_1._m0[0u].y)), int(floatBitsToUint(b0_1._m0[0u].x))), int(0u), int(4u));
    float _163 = float(uint(textureQueryLevels(t1)) - 1u);
    float _225 = isnan(0.0) ? _8 : (isnan(_8) ? 0.0 : max(_8, 0.0));
    uvec3 _167 = uvec3(textureSize(t1, int(uint(isnan(_163) ? _225 : (isnan(_225) ? _163 : min(_225, _163))))));
    u0_1._m0[_18 + 2u] = textureLod(sampler2DArray(t1, s0), vec3(0.100000001490116119384765625 + (float(_161.x) / float(_167.x)), 0.100000001490116119384765625 + (float(_161.y) / float(_167.y)), 1.0), _8).x;
    uint _191[4];
    _191[0u] = floatBitsToUint(b0_1._m0[1u].x);
    _191[1u] = floatBitsToUint(b0_1._m0[1u].y);
    _191[2u] = floatBitsToUint(b0_1._m0[1u].z);
    _191[3u] = floatBitsToUint(b0_1._m0[1u].w);
    u0_1._m0[_18 + 3u] = texelFetch(t0, ivec2(uvec2(0u) + uvec2(bitfieldExtract(ivec2(int(floatBitsToUint(b0_1._m0[0u].x)), int(floatBitsToUint(b0_1._m0[0u].y))), int(0u), int(4u)))), int(_191[gl_GlobalInvocationID.x] & 1u)).x;
    u0_1._m0[_18 + 4u] = textureGradOffset(sampler2D(t0, s0), _147, vec2(exp2(_8) * 0.125), vec2(0.0), ivec2(3, 1)).x;
}


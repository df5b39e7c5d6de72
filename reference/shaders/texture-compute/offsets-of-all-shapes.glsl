#version 460
#extension GL_EXT_samplerless_texture_functions : require
layout(local_size_x = 1, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 1005, std430) readonly buffer t5
{
    uvec4 _m0[];
} t5_1;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    float _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    float _m0[];
} u1_1;

layout(set = 0, binding = 2002, std430) restrict writeonly buffer u2
{
    float _m0[];
} u2_1;

layout(set = 0, binding = 1000) uniform texture1D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform texture1DArray t1;
layout(set = 0, binding = 1002) uniform texture2D t2;
layout(set = 0, binding = 1003) uniform texture2DArray t3;
layout(set = 0, binding = 1004) uniform texture3D t4;

void main()
{
    uint _8 = gl_GlobalInvocationID.x * 5u;
    float _9 = float(t5_1._m0[gl_GlobalInvocationID.x].w);
    float _110 = float(uint(textureQueryLevels(t0)) - 1u);
    float _319 = isnan(0.0) ? _9 : (isnan(_9) ? 0.0 : max(_9, 0.0));
    u0_1._m0[_8] = textureLod(sampler1D(t0, s0), 0.3125 + (float(bitfieldExtract(int(t5_1._m0[gl_GlobalInvocationID.x].x), int(0u), int(4u))) / float(uint(textureSize(t0, int(uint(isnan(_110) ? _319 : (isnan(_319) ? _110 : min(_319, _110)))))))), _9).x;
    float _139 = float(uint(textureQueryLevels(t1)) - 1u);
    float _330 = isnan(0.0) ? _9 : (isnan(_9) ? 0.0 : max(_9, 0.0));
    uint _20 = _8 + 1u;
    u0_1._m0[_20] = textureLod(sampler1DArray(t1, s0), vec2(0.3125 + (float(bitfieldExtract(int(t5_1._m0[gl_GlobalInvocationID.x].x), int(0u), int(4u))) / float(uvec2(textureSize(t1, int(uint(isnan(_139) ? _330 : (isnan(_330) ? _139 : min(_330, _139)))))).x)), 1.0), _9).x;
    ivec2 _164 = bitfieldExtract(ivec2(int(t5_1._m0[gl_GlobalInvocationID.x].x), int(t5_1._m0[gl_GlobalInvocationID.x].y)), int(0u), int(4u));
    float _167 = float(uint(textureQueryLevels(t2)) - 1u);
    float _341 = isnan(0.0) ? _9 : (isnan(_9) ? 0.0 : max(_9, 0.0));
    uvec2 _170 = uvec2(textureSize(t2, int(uint(isnan(_167) ? _341 : (isnan(_341) ? _167 : min(_341, _167))))));
    uint _26 = _8 + 2u;
    u0_1._m0[_26] = textureLod(sampler2D(t2, s0), vec2(0.3125 + (float(_164.x) / float(_170.x)), 0.375 + (float(_164.y) / float(_170.y))), _9).x;
    ivec2 _197 = bitfieldExtract(ivec2(int(t5_1._m0[gl_GlobalInvocationID.x].x), int(t5_1._m0[gl_GlobalInvocationID.x].y)), int(0u), int(4u));
    float _200 = float(uint(textureQueryLevels(t3)) - 1u);
    float _352 = isnan(0.0) ? _9 : (isnan(_9) ? 0.0 : max(_9, 0.0));
    uvec3 _203 = uvec3(textureSize(t3, int(uint(isnan(_200) ? _352 : (isnan(_352) ? _200 : min(_352, _200))))));
    uint _32 = _8 + 3u;
    u0_1._m0[_32] = textureLod(sampler2DArray(t3, s0), vec3(0.3125 + (float(_197.x) / float(_203.x)), 0.375 + (float(_197.y) / float(_203.y)), 1.0), _9).x;
    ivec3 _232 = bitfieldExtract(ivec3(int(t5_1._m0[gl_GlobalInvocationID.x].x), int(t5_1._m0[gl_GlobalInvocationID.x].y), int(t5_1._m0[gl_GlobalInvocationID.x].z)), int(0u), int(4u));
    float _235 = float(uint(textureQueryLevels(t4)) - 1u);
    float _363 = isnan(0.0) ? _9 : (isnan(_9) ? 0.0 : max(_9, 0.0));
    uvec3 _238 = uvec3(textureSize(t4, int(uint(isnan(_235) ? _363 : (isnan(_363) ? _235 : min(_363, _235))))));
    uint _38 = _8 + 4u;
    u0_1._m0[_38] = textureLod(sampler3D(t4, s0), vec3(0.3125 + (float(_232.x) / float(_238.x)), 0.375 + (float(_232.y) / float(_238.y)), 0.375 + (float(_232.z) / float(_238.z))), _9).x;
    u1_1._m0[_8] = texelFetch(t0, int(1u + uint(bitfieldExtract(int(t5_1._m0[gl_GlobalInvocationID.x].x), int(0u), int(4u)))), int(t5_1._m0[gl_GlobalInvocationID.x].w)).x;
    u1_1._m0[_20] = texelFetch(t1, ivec2(uvec2(1u) + uvec2(ivec2(bitfieldExtract(int(t5_1._m0[gl_GlobalInvocationID.x].x), int(0u), int(4u)), 0))), int(t5_1._m0[gl_GlobalInvocationID.x].w)).x;
    u1_1._m0[_26] = texelFetch(t2, ivec2(uvec2(1u, 0u) + uvec2(bitfieldExtract(ivec2(int(t5_1._m0[gl_GlobalInvocationID.x].x), int(t5_1._m0[gl_GlobalInvocationID.x].y)), int(0u), int(4u)))), int(t5_1._m0[gl_GlobalInvocationID.x].w)).x;
    u1_1._m0[_32] = texelFetch(t3, ivec3(uvec3(1u, 0u, 1u) + uvec3(ivec3(bitfieldExtract(ivec2(int(t5_1._m0[gl_GlobalInvocationID.x].x), int(t5_1._m0[gl_GlobalInvocationID.x].y)), int(0u), int(4u)), 0))), int(t5_1._m0[gl_GlobalInvocationID.x].w)).x;
    u1_1._m0[_38] = texelFetch(t4, ivec3(uvec3(1u, 0u, 0u) + uvec3(bitfieldExtract(ivec3(int(t5_1._m0[gl_GlobalInvocationID.x].x), int(t5_1._m0[gl_GlobalInvocationID.x].y), int(t5_1._m0[gl_GlobalInvocationID.x].z)), int(0u), int(4u)))), int(t5_1._m0[gl_GlobalInvocationID.x].w)).x;
    uint _69 = gl_GlobalInvocationID.x << 1u;
    u2_1._m0[_69] = textureGatherOffset(sampler2D(t2, s0), vec2(0.375, 0.5), bitfieldExtract(ivec2(int(t5_1._m0[gl_GlobalInvocationID.x].x), int(t5_1._m0[gl_GlobalInvocationID.x].y)), int(0u), int(6u))).w;
    u2_1._m0[_69 + 1u] = textureGatherOffset(sampler2DArray(t3, s0), vec3(0.375, 0.5, 1.0), bitfieldExtract(ivec2(int(t5_1._m0[gl_GlobalInvocationID.x].x), int(t5_1._m0[gl_GlobalInvocationID.x].y)), int(0u), int(6u))).w;
}


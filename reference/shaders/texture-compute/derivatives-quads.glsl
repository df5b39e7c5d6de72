#version 460
#extension GL_KHR_shader_subgroup_basic : require
#extension GL_KHR_shader_subgroup_quad : require
#extension GL_EXT_samplerless_texture_functions : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

layout(set = 0, binding = 2001, std430) restrict writeonly buffer u1
{
    vec4 _m0[];
} u1_1;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;

void main()
{
    uint _50 = gl_LocalInvocationID.x >> 1u;
    uvec3 _55 = uvec3(bitfieldInsert(_50, gl_LocalInvocationID.x, int(0u), int(1u)), bitfieldInsert(_50, gl_LocalInvocationID.y, int(1u), int(31u)), gl_LocalInvocationID.z);
    uint _2 = _55.x;
    uint _3 = _55.y;
    uint _4 = (((_55.z * 2u) + _55.y) * 4u) + _55.x;
    float _5 = float(_2);
    float _14 = ((float(_3 * _3) * 10.0) + (_5 * 3.0)) + (float(_3 * _2) * 5.0);
    float _18 = (_5 + 0.5) * 0.25;
    float _19 = (float(_3) + 0.5) * 0.25;
    float _77 = subgroupQuadSwapHorizontal(_14) - _14;
    float _20 = ((gl_SubgroupInvocationID & 1u) != 0u) ? (-_77) : _77;
    float _83 = subgroupQuadSwapVertical(_14) - _14;
    float _21 = ((gl_SubgroupInvocationID & 2u) != 0u) ? (-_83) : _83;
    float _22 = subgroupQuadBroadcast(_14, 1u) - subgroupQuadBroadcast(_14, 0u);
    float _23 = subgroupQuadBroadcast(_14, 2u) - subgroupQuadBroadcast(_14, 0u);
    u0_1._m0[_4] = vec4(_20, _21, _22, _23);
    vec2 _113 = vec2(_18, _19);
    float _123 = exp2(1.0);
    uvec2 _137 = uvec2(textureSize(t0, int(0u)));
    vec2 _142 = vec2(float(_137.x), float(_137.y));
    vec2 _143 = vec2(_18 * 2.0, _19 * 2.0);
    float _148 = length((subgroupQuadBroadcast(_143, 1u) - subgroupQuadBroadcast(_143, 0u)) * _142);
    float _153 = length((subgroupQuadBroadcast(_143, 2u) - subgroupQuadBroadcast(_143, 0u)) * _142);
    float _155 = log2(isnan(_153) ? _148 : (isnan(_148) ? _153 : max(_148, _153)));
    float _158 = float(uint(textureQueryLevels(t0)) - 1u);
    float _195 = isnan(0.0) ? _155 : (isnan(_155) ? 0.0 : max(_155, 0.0));
    uvec2 _162 = uvec2(textureSize(t0, int(0u)));
    vec2 _167 = vec2(float(_162.x), float(_162.y));
    vec2 _168 = vec2(_18 * 8.0, _19 * 8.0);
    float _173 = length((subgroupQuadBroadcast(_168, 1u) - subgroupQuadBroadcast(_168, 0u)) * _167);
    float _178 = length((subgroupQuadBroadcast(_168, 2u) - subgroupQuadBroadcast(_168, 0u)) * _167);
    float _180 = log2(isnan(_178) ? _173 : (isnan(_173) ? _178 : max(_173, _178)));
    float _183 = float(uint(textureQueryLevels(t0)) - 1u);
    float _211 = isnan(0.0) ? _180 : (isnan(_180) ? 0.0 : max(_180, 0.0));
    u1_1._m0[_4] = vec4(textureGrad(sampler2D(t0, s0), _113, subgroupQuadBroadcast(_113, 1u) - subgroupQuadBroadcast(_113, 0u), subgroupQuadBroadcast(_113, 2u) - subgroupQuadBroadcast(_113, 0u)).x, textureGrad(sampler2D(t0, s0), _113, (subgroupQuadBroadcast(_113, 1u) - subgroupQuadBroadcast(_113, 0u)) * _123, (subgroupQuadBroadcast(_113, 2u) - subgroupQuadBroadcast(_113, 0u)) * _123).x, true ? (isnan(_158) ? _195 : (isnan(_195) ? _158 : min(_195, _158))) : _155, false ? (isnan(_183) ? _211 : (isnan(_211) ? _183 : min(_211, _183))) : _180);
}


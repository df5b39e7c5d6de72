#version 460
#extension GL_EXT_samplerless_texture_functions : require
#extension GL_KHR_shader_subgroup_quad : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform texture1D t1;
layout(set = 0, binding = 1002) uniform texture2DArray t2;

void main()
{
    uint _26 = gl_LocalInvocationID.x >> 1u;
    uvec3 _31 = uvec3(bitfieldInsert(_26, gl_LocalInvocationID.x, int(0u), int(1u)), bitfieldInsert(_26, gl_LocalInvocationID.y, int(1u), int(31u)), gl_LocalInvocationID.z);
    uint _4 = (((_31.z * 2u) + _31.y) * 2u) + _31.x;
    float _5 = float(_31.x);
    float _6 = float(_31.y);
    float _7 = _5 * 0.5;
    float _8 = _6 * 0.5;
    uvec2 _57 = uvec2(textureSize(t0, int(0u)));
    vec2 _62 = vec2(float(_57.x), float(_57.y));
    vec2 _63 = vec2(_7, _8);
    float _70 = length((subgroupQuadBroadcast(_63, 1u) - subgroupQuadBroadcast(_63, 0u)) * _62);
    float _75 = length((subgroupQuadBroadcast(_63, 2u) - subgroupQuadBroadcast(_63, 0u)) * _62);
    float _77 = log2(isnan(_75) ? _70 : (isnan(_70) ? _75 : max(_70, _75)));
    float _80 = float(uint(textureQueryLevels(t0)) - 1u);
    float _175 = isnan(0.0) ? _77 : (isnan(_77) ? 0.0 : max(_77, 0.0));
    uvec2 _83 = uvec2(textureSize(t0, int(0u)));
    vec2 _88 = vec2(float(_83.x), float(_83.y));
    vec2 _89 = vec2(_5 * 0.125, _6);
    float _94 = length((subgroupQuadBroadcast(_89, 1u) - subgroupQuadBroadcast(_89, 0u)) * _88);
    float _99 = length((subgroupQuadBroadcast(_89, 2u) - subgroupQuadBroadcast(_89, 0u)) * _88);
    float _101 = log2(isnan(_99) ? _94 : (isnan(_94) ? _99 : max(_94, _99)));
    float _104 = float(uint(textureQueryLevels(t0)) - 1u);
    float _191 = isnan(0.0) ? _101 : (isnan(_101) ? 0.0 : max(_101, 0.0));
    float _13 = (_6 * 0.25) + _7;
    float _114 = float(uint(textureSize(t1, int(0u))));
    float _119 = length((subgroupQuadBroadcast(_13, 1u) - subgroupQuadBroadcast(_13, 0u)) * _114);
    float _124 = length((subgroupQuadBroadcast(_13, 2u) - subgroupQuadBroadcast(_13, 0u)) * _114);
    float _126 = log2(isnan(_124) ? _119 : (isnan(_119) ? _124 : max(_119, _124)));
    float _129 = float(uint(textureQueryLevels(t1)) - 1u);
    float _207 = isnan(0.0) ? _126 : (isnan(_126) ? 0.0 : max(_126, 0.0));
    uvec3 _137 = uvec3(textureSize(t2, int(0u)));
    vec2 _142 = vec2(float(_137.x), float(_137.y));
    vec2 _143 = vec2(_8, _7);
    float _148 = length((subgroupQuadBroadcast(_143, 1u) - subgroupQuadBroadcast(_143, 0u)) * _142);
    float _153 = length((subgroupQuadBroadcast(_143, 2u) - subgroupQuadBroadcast(_143, 0u)) * _142);
    float _155 = log2(isnan(_153) ? _148 : (isnan(_148) ? _153 : max(_148, _153)));
    float _158 = float(uint(textureQueryLevels(t2)) - 1u);
    float _223 = isnan(0.0) ? _155 : (isnan(_155) ? 0.0 : max(_155, 0.0));
    u0_1._m0[_4] = vec4(false ? (isnan(_80) ? _175 : (isnan(_175) ? _80 : min(_175, _80))) : _77, false ? (isnan(_104) ? _191 : (isnan(_191) ? _104 : min(_191, _104))) : _101, false ? (isnan(_129) ? _207 : (isnan(_207) ? _129 : min(_207, _129))) : _126, false ? (isnan(_158) ? _223 : (isnan(_223) ? _158 : min(_223, _158))) : _155);
}


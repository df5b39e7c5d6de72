#version 460
#extension GL_EXT_samplerless_texture_functions : require

layout(set = 0, binding = 1000) uniform texture1D t0;
layout(set = 0, binding = 1001) uniform texture1DArray t1;
layout(set = 0, binding = 1002) uniform texture2D t2;
layout(set = 0, binding = 1003) uniform texture2DArray t3;
layout(set = 0, binding = 1004) uniform texture3D t4;
layout(set = 0, binding = 1005) uniform textureCube t5;
layout(set = 0, binding = 1006) uniform textureCubeArray t6;
layout(set = 0, binding = 1007) uniform texture2DMS t7;
layout(set = 0, binding = 1008) uniform texture2DMSArray t8;

layout(location = 0) flat in uint in_LEVEL0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _6 = uint(textureQueryLevels(t0));
    uint _3 = (in_LEVEL0 < _6) ? uint(textureSize(t0, int(in_LEVEL0))) : 0u;
    uint _10 = uint(textureQueryLevels(t1));
    uvec2 _93 = mix(uvec2(0u), uvec2(textureSize(t1, int(in_LEVEL0))), bvec2(in_LEVEL0 < _10));
    uint _16 = uint(textureQueryLevels(t2));
    uvec2 _101 = mix(uvec2(0u), uvec2(textureSize(t2, int(in_LEVEL0))), bvec2(in_LEVEL0 < _16));
    uvec3 _108 = uvec3(textureSize(t3, int(0u)));
    uint _30 = uint(textureQueryLevels(t4));
    uvec3 _118 = mix(uvec3(0u), uvec3(textureSize(t4, int(in_LEVEL0))), bvec3(in_LEVEL0 < _30));
    uint _38 = uint(textureQueryLevels(t5));
    uvec2 _126 = mix(uvec2(0u), uvec2(textureSize(t5, int(in_LEVEL0))), bvec2(in_LEVEL0 < _38));
    uint _45 = uint(textureQueryLevels(t6));
    uvec3 _134 = mix(uvec3(0u), uvec3(textureSize(t6, int(in_LEVEL0))), bvec3(in_LEVEL0 < _45));
    uvec2 _139 = uvec2(textureSize(t7));
    uvec3 _144 = uvec3(textureSize(t8));
    out_SV_Target0 = vec4(float((((((((_93.x + _3) + _101.x) + _108.x) + _118.x) + _126.x) + _134.x) + _139.x) + _144.x), float((((((_108.y + _101.y) + _118.y) + _126.y) + _134.y) + _139.y) + _144.y), float((((_108.z + _93.y) + _118.z) + _134.z) + _144.z), float((((((((_10 + _6) + _16) + uint(textureQueryLevels(t3))) + _30) + _38) + _45) + uint(textureSamples(t7))) + uint(textureSamples(t8))));
}


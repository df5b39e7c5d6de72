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
    uint _3 = uint(textureSize(t0, int(in_LEVEL0)));
    uvec2 _84 = uvec2(textureSize(t1, int(in_LEVEL0)));
    uvec2 _89 = uvec2(textureSize(t2, int(in_LEVEL0)));
    uvec3 _96 = uvec3(textureSize(t3, int(0u)));
    uvec3 _101 = uvec3(textureSize(t4, int(in_LEVEL0)));
    uvec2 _106 = uvec2(textureSize(t5, int(in_LEVEL0)));
    uvec3 _111 = uvec3(textureSize(t6, int(in_LEVEL0)));
    uvec2 _116 = uvec2(textureSize(t7));
    uvec3 _121 = uvec3(textureSize(t8));
    out_SV_Target0 = vec4(float((((((((_84.x + _3) + _89.x) + _96.x) + _101.x) + _106.x) + _111.x) + _116.x) + _121.x), float((((((_96.y + _89.y) + _101.y) + _106.y) + _111.y) + _116.y) + _121.y), float((((_96.z + _84.y) + _101.z) + _111.z) + _121.z), float((((((((uint(textureQueryLevels(t1)) + uint(textureQueryLevels(t0))) + uint(textureQueryLevels(t2))) + uint(textureQueryLevels(t3))) + uint(textureQueryLevels(t4))) + uint(textureQueryLevels(t5))) + uint(textureQueryLevels(t6))) + uint(textureSamples(t7))) + uint(textureSamples(t8))));
}


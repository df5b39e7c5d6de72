#version 460
#extension GL_EXT_samplerless_texture_functions : require

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 1001) uniform texture2DArray t1;
layout(set = 0, binding = 1002) uniform texture3D t2;

layout(location = 1) flat in uvec3 in_OFFSET0;
layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _9 = uint(int(in_TEXCOORD0.x * 64.0));
    uint _10 = uint(int(in_TEXCOORD0.y * 64.0));
    vec4 _62 = texelFetch(t0, ivec2(uvec2(_9, _10) + uvec2(bitfieldExtract(ivec2(int(in_OFFSET0.x), int(in_OFFSET0.y)), int(0u), int(4u)))), int(0u));
    vec4 _77 = texelFetch(t1, ivec3(uvec3(_9, _10, 1u) + uvec3(ivec3(bitfieldExtract(ivec2(int(in_OFFSET0.y), int(in_OFFSET0.z)), int(0u), int(4u)), 0))), int(0u));
    vec4 _90 = texelFetch(t2, ivec3(uvec3(_9, _10, 2u) + uvec3(bitfieldExtract(ivec3(int(in_OFFSET0.x), int(in_OFFSET0.y), int(in_OFFSET0.z)), int(0u), int(4u)))), int(0u));
    out_SV_Target0 = vec4((_77.x + _62.x) + _90.x, (_77.y + _62.y) + _90.y, (_77.z + _62.z) + _90.z, (_77.w + _62.w) + _90.w);
}


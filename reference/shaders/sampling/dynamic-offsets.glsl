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
    vec4 _61 = texelFetch(t0, ivec2(uvec2(_9 + in_OFFSET0.x, _10 + in_OFFSET0.y)), int(0u));
    vec4 _73 = texelFetch(t1, ivec3(uvec3(_9 + in_OFFSET0.y, _10 + in_OFFSET0.z, 1u)), int(0u));
    vec4 _88 = texelFetch(t2, ivec3(uvec3(_9 + in_OFFSET0.x, _10 + in_OFFSET0.y, 2u + in_OFFSET0.z)), int(0u));
    out_SV_Target0 = vec4((_73.x + _61.x) + _88.x, (_73.y + _61.y) + _88.y, (_73.z + _61.z) + _88.z, (_73.w + _61.w) + _88.w);
}


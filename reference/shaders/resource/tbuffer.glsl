#version 460

layout(set = 0, binding = 1000) uniform usamplerBuffer t0;

layout(location = 0) flat in uint in_INDEX0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uvec4 _47 = texelFetch(t0, int(0u));
    float _17 = uintBitsToFloat(texelFetch(t0, int(4u)).x);
    uvec4 _53 = texelFetch(t0, int((in_INDEX0 % 3u) + 1u));
    out_SV_Target0 = vec4(float(_53.x) + (_17 * uintBitsToFloat(_47.x)), float(_53.y) + (_17 * uintBitsToFloat(_47.y)), float(_53.z) + (_17 * uintBitsToFloat(_47.z)), float(_53.w) + (_17 * uintBitsToFloat(_47.w)));
}


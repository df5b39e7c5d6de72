#version 460

layout(set = 0, binding = 1000) uniform samplerBuffer t0;
layout(set = 0, binding = 1001) uniform samplerBuffer t1;
layout(set = 0, binding = 1002) uniform samplerBuffer t2;
layout(set = 0, binding = 1003) uniform usamplerBuffer t3;
layout(set = 0, binding = 1004) uniform isamplerBuffer t4;
layout(set = 0, binding = 1005) uniform samplerBuffer t5;
layout(set = 0, binding = 1006) uniform samplerBuffer t6;

layout(location = 0) flat in uint in_INDEX0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec4 _72 = texelFetch(t0, int(in_INDEX0));
    float _3 = _72.x;
    vec4 _75 = texelFetch(t1, int(in_INDEX0));
    vec4 _78 = texelFetch(t2, int(in_INDEX0));
    uvec4 _84 = texelFetch(t3, int(in_INDEX0));
    uvec4 _92 = uvec4(texelFetch(t4, int(in_INDEX0)));
    vec4 _95 = texelFetch(t5, int(in_INDEX0));
    vec4 _99 = texelFetch(t6, int(in_INDEX0 + 1u));
    out_SV_Target0 = vec4(((((_75.x + _3) + float(_84.x)) + float(int(_92.x))) + _95.x) + _99.x, ((((_75.y + _3) + float(_84.y)) + float(int(_92.y))) + _95.y) + _99.y, ((_78.z + _3) + float(_84.z)) + _95.z, ((_78.x + _3) + float(_84.w)) + _95.w);
}


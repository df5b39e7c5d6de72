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
    vec4 _71 = texelFetch(t0, int(in_INDEX0));
    float _3 = _71.x;
    vec4 _74 = texelFetch(t1, int(in_INDEX0));
    vec4 _77 = texelFetch(t2, int(in_INDEX0));
    uvec4 _83 = texelFetch(t3, int(in_INDEX0));
    uvec4 _91 = uvec4(texelFetch(t4, int(in_INDEX0)));
    vec4 _94 = texelFetch(t5, int(in_INDEX0));
    vec4 _98 = texelFetch(t6, int(in_INDEX0 + 1u));
    out_SV_Target0 = vec4(((((_74.x + _3) + float(_83.x)) + float(int(_91.x))) + _94.x) + _98.x, ((((_74.y + _3) + float(_83.y)) + float(int(_91.y))) + _94.y) + _98.y, ((_77.z + _3) + float(_83.z)) + _94.z, ((_77.x + _3) + float(_83.w)) + _94.w);
}


#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict writeonly buffer u0
{
    vec4 _m0[];
} u0_1;

layout(set = 0, binding = 1000) uniform samplerBuffer t0;
layout(set = 0, binding = 1001) uniform usamplerBuffer t1;
layout(set = 0, binding = 1002) uniform samplerBuffer t2;
layout(set = 0, binding = 1003) uniform isamplerBuffer t3;

void main()
{
    uvec4 _58 = texelFetch(t1, int(gl_GlobalInvocationID.x));
    uint _21 = gl_GlobalInvocationID.x * 3u;
    u0_1._m0[_21] = vec4(texelFetch(t0, int(gl_GlobalInvocationID.x)).x, texelFetch(t0, int(gl_GlobalInvocationID.x + 2u)).x, float(_58.x), float(_58.y));
    u0_1._m0[_21 + 1u] = vec4(texelFetch(t2, int(gl_GlobalInvocationID.x)));
    uvec4 _81 = uvec4(texelFetch(t3, int(gl_GlobalInvocationID.x)));
    u0_1._m0[_21 + 2u] = vec4(float(int(_81.x)), float(int(_81.y)), float(int(_81.z)), float(int(_81.w)));
}


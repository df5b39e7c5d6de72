#version 460
layout(invocations = 6, triangles) in;
layout(max_vertices = 3, triangle_strip) out;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[24];
} b0_1;

void main()
{
    uint _7 = gl_InvocationID << 2u;
    uint _12 = _7 + 1u;
    uint _17 = _12 + 1u;
    uint _22 = _7 + 3u;
    uint _43 = gl_InvocationID & 1u;
    gl_Position = vec4(fma(b0_1._m0[_22].x, gl_in[0u].gl_Position.w, fma(b0_1._m0[_17].x, gl_in[0u].gl_Position.z, fma(b0_1._m0[_12].x, gl_in[0u].gl_Position.y, b0_1._m0[_7].x * gl_in[0u].gl_Position.x))), fma(b0_1._m0[_22].y, gl_in[0u].gl_Position.w, fma(b0_1._m0[_17].y, gl_in[0u].gl_Position.z, fma(b0_1._m0[_12].y, gl_in[0u].gl_Position.y, b0_1._m0[_7].y * gl_in[0u].gl_Position.x))), fma(b0_1._m0[_22].z, gl_in[0u].gl_Position.w, fma(b0_1._m0[_17].z, gl_in[0u].gl_Position.z, fma(b0_1._m0[_12].z, gl_in[0u].gl_Position.y, b0_1._m0[_7].z * gl_in[0u].gl_Position.x))), fma(b0_1._m0[_22].w, gl_in[0u].gl_Position.w, fma(b0_1._m0[_17].w, gl_in[0u].gl_Position.z, fma(b0_1._m0[_12].w, gl_in[0u].gl_Position.y, b0_1._m0[_7].w * gl_in[0u].gl_Position.x))));
    gl_Layer = int(gl_InvocationID);
    gl_ViewportIndex = int(_43);
    EmitVertex();
    gl_Position = vec4(fma(b0_1._m0[_22].x, gl_in[1u].gl_Position.w, fma(b0_1._m0[_17].x, gl_in[1u].gl_Position.z, fma(b0_1._m0[_12].x, gl_in[1u].gl_Position.y, b0_1._m0[_7].x * gl_in[1u].gl_Position.x))), fma(b0_1._m0[_22].y, gl_in[1u].gl_Position.w, fma(b0_1._m0[_17].y, gl_in[1u].gl_Position.z, fma(b0_1._m0[_12].y, gl_in[1u].gl_Position.y, b0_1._m0[_7].y * gl_in[1u].gl_Position.x))), fma(b0_1._m0[_22].z, gl_in[1u].gl_Position.w, fma(b0_1._m0[_17].z, gl_in[1u].gl_Position.z, fma(b0_1._m0[_12].z, gl_in[1u].gl_Position.y, b0_1._m0[_7].z * gl_in[1u].gl_Position.x))), fma(b0_1._m0[_22].w, gl_in[1u].gl_Position.w, fma(b0_1._m0[_17].w, gl_in[1u].gl_Position.z, fma(b0_1._m0[_12].w, gl_in[1u].gl_Position.y, b0_1._m0[_7].w * gl_in[1u].gl_Position.x))));
    gl_Layer = int(gl_InvocationID);
    gl_ViewportIndex = int(_43);
    EmitVertex();
    gl_Position = vec4(fma(b0_1._m0[_22].x, gl_in[2u].gl_Position.w, fma(b0_1._m0[_17].x, gl_in[2u].gl_Position.z, fma(b0_1._m0[_12].x, gl_in[2u].gl_Position.y, b0_1._m0[_7].x * gl_in[2u].gl_Position.x))), fma(b0_1._m0[_22].y, gl_in[2u].gl_Position.w, fma(b0_1._m0[_17].y, gl_in[2u].gl_Position.z, fma(b0_1._m0[_12].y, gl_in[2u].gl_Position.y, b0_1._m0[_7].y * gl_in[2u].gl_Position.x))), fma(b0_1._m0[_22].z, gl_in[2u].gl_Position.w, fma(b0_1._m0[_17].z, gl_in[2u].gl_Position.z, fma(b0_1._m0[_12].z, gl_in[2u].gl_Position.y, b0_1._m0[_7].z * gl_in[2u].gl_Position.x))), fma(b0_1._m0[_22].w, gl_in[2u].gl_Position.w, fma(b0_1._m0[_17].w, gl_in[2u].gl_Position.z, fma(b0_1._m0[_12].w, gl_in[2u].gl_Position.y, b0_1._m0[_7].w * gl_in[2u].gl_Position.x))));
    gl_Layer = int(gl_InvocationID);
    gl_ViewportIndex = int(_43);
    EmitVertex();
}


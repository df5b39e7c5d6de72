#version 460
#extension GL_EXT_nonuniform_qualifier : require

layout(push_constant, std430) uniform push_constants
{
    uint _m0[8];
} push_constants_1;

layout(set = 2, binding = 5) uniform samplerBuffer ResourceDescriptorHeap[];

layout(location = 1) out vec2 out_SUMS0;

void main()
{
    gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
    out_SUMS0 = vec2(uintBitsToFloat(push_constants_1._m0[7u]) + uintBitsToFloat(push_constants_1._m0[4u]), texelFetch(ResourceDescriptorHeap[push_constants_1._m0[1u] + 1u], int(uint(gl_VertexIndex) - uint(gl_BaseVertex))).x);
}


#version 460
#extension GL_EXT_mesh_shader : require
layout(local_size_x = 8, local_size_y = 1, local_size_z = 1) in;
layout(max_vertices = 24, max_primitives = 8, triangles) out;

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[1];
} b0_1;

layout(location = 1) out vec3 out_SHADE0[24];
layout(location = 2) out uint out_COLUMN0[24];
layout(location = 3) perprimitiveEXT out uvec2 out_NUMBERS0[8];
layout(location = 4) perprimitiveEXT out vec4 out_ROWS0[8][2];
layout(location = 3, component = 2) perprimitiveEXT out uint out_SIGN0[8];

void main()
{
    SetMeshOutputsEXT(24u, 8u);
    float _14 = float(gl_LocalInvocationIndex);
    float _15 = _14 * 0.25;
    uint _54 = 0u;
    uint _31;
    bool _32;
    vec4 _91;
    for (;;)
    {
        uint _17 = (_54 << 3u) + gl_LocalInvocationIndex;
        precise float _20 = _15 + ((_54 == 1u) ? (-0.625) : (-1.0));
        gl_MeshVerticesEXT[_17].gl_Position = vec4(_20, (_54 == 2u) ? (-3.0) : 1.0, 0.0, 1.0);
        _91 = b0_1._m0[0u];
        out_SHADE0[_17] = vec3(_91.z, _91.z * 2.0, _91.z * 3.0);
        out_COLUMN0[_17] = (_54 * 100u) + gl_LocalInvocationIndex;
        _31 = _54 + 1u;
        _32 = _31 == 3u;
        if (_32)
        {
            break;
        }
        else
        {
            _54 = _31;
            continue;
        }
    }
    gl_PrimitiveTriangleIndicesEXT[gl_LocalInvocationIndex] = uvec3(gl_LocalInvocationIndex, gl_LocalInvocationIndex + 8u, gl_LocalInvocationIndex + 16u);
    out_NUMBERS0[gl_LocalInvocationIndex] = uvec2(gl_LocalInvocationIndex * gl_LocalInvocationIndex, gl_WorkGroupID.y);
    out_ROWS0[gl_LocalInvocationIndex][1u] = vec4(_14, float(gl_GlobalInvocationID.y), 0.5, _91.z);
    out_ROWS0[gl_LocalInvocationIndex][0u] = vec4(_14 + 7.0, _14 + 8.0, _14 + 9.0, _14 + 10.0);
    out_SIGN0[gl_LocalInvocationIndex] = -gl_LocalInvocationIndex;
    gl_MeshPrimitivesEXT[gl_LocalInvocationIndex].gl_PrimitiveID = int(gl_LocalInvocationIndex + 50u);
    gl_MeshPrimitivesEXT[gl_LocalInvocationIndex].gl_CullPrimitiveEXT = uint(gl_LocalInvocationIndex == floatBitsToUint(_91.x)) != 0u;
}


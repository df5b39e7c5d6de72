#version 460
#extension GL_EXT_mesh_shader : require
layout(local_size_x = 2, local_size_y = 2, local_size_z = 1) in;
layout(max_vertices = 4, max_primitives = 1, triangles) out;

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;

layout(location = 1) out vec4 out_SAMPLED0[4];

void main()
{
    SetMeshOutputsEXT(4u, 1u);
    gl_MeshVerticesEXT[gl_LocalInvocationIndex].gl_Position = vec4((gl_LocalInvocationIndex == 1u) ? 3.0 : (-1.0), (gl_LocalInvocationIndex == 2u) ? (-3.0) : 1.0, 0.0, 1.0);
    vec2 _81 = vec2((float(gl_LocalInvocationID.x) * 0.5) + 0.25, (float(gl_LocalInvocationID.y) * 0.5) + 0.25);
    out_SAMPLED0[gl_LocalInvocationIndex] = vec4(textureLod(sampler2D(t0, s0), _81, 1.0).x, textureGrad(sampler2D(t0, s0), _81, vec2(0.25, 0.0), vec2(0.0)).x, textureLod(sampler2D(t0, s0), _81, -1.0).x, textureLod(sampler2D(t0, s0), _81, 0.0).x);
    if (gl_LocalInvocationIndex == 0u)
    {
        gl_PrimitiveTriangleIndicesEXT[0u] = uvec3(0u, 1u, 2u);
    }
}


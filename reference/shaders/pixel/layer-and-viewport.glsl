#version 460
#extension GL_EXT_samplerless_texture_functions : require

layout(set = 0, binding = 1000) uniform texture2DArray t0;

layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    vec4 _35 = texelFetch(t0, ivec3(uvec3(uint(int(gl_FragCoord.x)), uint(int(gl_FragCoord.y)), uint(gl_Layer))), int(0u));
    float _13 = float(uint(gl_ViewportIndex));
    out_SV_Target0 = vec4(_35.x * _13, _35.y * _13, _35.z * _13, _35.w * _13);
}


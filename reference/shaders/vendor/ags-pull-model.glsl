#version 460
#extension GL_AMD_shader_explicit_vertex_parameter : require
#define gl_BuiltIn_4998 gl_BaryCoordPullModelAMD

layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4(uintBitsToFloat(floatBitsToUint(gl_BuiltIn_4998.x)), uintBitsToFloat(floatBitsToUint(gl_BuiltIn_4998.y)), uintBitsToFloat(floatBitsToUint(gl_BuiltIn_4998.z)), 1.0);
}


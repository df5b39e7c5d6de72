#version 460

layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4(uintBitsToFloat(floatBitsToUint(gl_BuiltIn_4998.x)), uintBitsToFloat(floatBitsToUint(gl_BuiltIn_4998.y)), uintBitsToFloat(floatBitsToUint(gl_BuiltIn_4998.z)), 1.0);
}


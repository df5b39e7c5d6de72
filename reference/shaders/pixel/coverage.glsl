#version 460

layout(location = 0) in float in_ALPHA0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    gl_SampleMask[0u] = int(((1u << (uint(in_ALPHA0 * 4.0) & 31u)) + 4294967295u) & uint(gl_SampleMaskIn[0u]));
    out_SV_Target0 = vec4(float(uint(bitCount(uint(gl_SampleMaskIn[0u])))) * 0.25);
}


#version 460
#extension GL_EXT_fragment_shading_rate : require

layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4(float(uint(gl_ShadingRateEXT) >> 2u) * 0.5, float(uint(gl_ShadingRateEXT) & 3u) * 0.5, 0.0, 1.0);
}


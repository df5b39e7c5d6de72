#version 460
#extension GL_NV_conservative_raster_underestimation : require

layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    bool _4 = (uint(gl_FragFullyCoveredNV) & 1u) != 0u;
    out_SV_Target0 = vec4(_4 ? 0.0 : 1.0, float(_4), 0.0, 1.0);
}


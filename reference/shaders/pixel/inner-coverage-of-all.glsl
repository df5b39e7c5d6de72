#version 460
#extension GL_NV_conservative_raster_underestimation : require

layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _2 = uint(gl_FragFullyCoveredNV);
    out_SV_Target0 = vec4(float(_2), float(_2 & 1u), float(_2 > 1u), 1.0);
}


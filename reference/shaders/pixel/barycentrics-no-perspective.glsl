#version 460
#extension GL_EXT_fragment_shader_barycentric : require

layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _20 = gl_BaryCoordNoPerspEXT.x / (abs(dFdyCoarse(gl_BaryCoordNoPerspEXT.x)) + abs(dFdxCoarse(gl_BaryCoordNoPerspEXT.x)));
    float _21 = gl_BaryCoordNoPerspEXT.y / (abs(dFdyCoarse(gl_BaryCoordNoPerspEXT.y)) + abs(dFdxCoarse(gl_BaryCoordNoPerspEXT.y)));
    float _22 = gl_BaryCoordNoPerspEXT.z / (abs(dFdyCoarse(gl_BaryCoordNoPerspEXT.z)) + abs(dFdxCoarse(gl_BaryCoordNoPerspEXT.z)));
    float _57 = isnan(0.0) ? _20 : (isnan(_20) ? 0.0 : max(_20, 0.0));
    float _23 = isnan(1.0) ? _57 : (isnan(_57) ? 1.0 : min(_57, 1.0));
    float _68 = isnan(0.0) ? _21 : (isnan(_21) ? 0.0 : max(_21, 0.0));
    float _24 = isnan(1.0) ? _68 : (isnan(_68) ? 1.0 : min(_68, 1.0));
    float _79 = isnan(0.0) ? _22 : (isnan(_22) ? 0.0 : max(_22, 0.0));
    float _25 = isnan(1.0) ? _79 : (isnan(_79) ? 1.0 : min(_79, 1.0));
    float _33 = (_23 * _23) * (3.0 - (_23 * 2.0));
    float _35 = (_24 * _24) * (3.0 - (_24 * 2.0));
    float _37 = (_25 * _25) * (3.0 - (_25 * 2.0));
    float _38 = isnan(_35) ? _33 : (isnan(_33) ? _35 : min(_33, _35));
    float _39 = isnan(_37) ? _38 : (isnan(_38) ? _37 : min(_38, _37));
    out_SV_Target0 = vec4(_39, _39, _39, 1.0);
}


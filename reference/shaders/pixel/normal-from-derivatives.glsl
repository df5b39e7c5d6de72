#version 460

layout(location = 0) in vec3 in_WORLD0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    float _5 = dFdxCoarse(in_WORLD0.x);
    float _6 = dFdxCoarse(in_WORLD0.y);
    float _7 = dFdxCoarse(in_WORLD0.z);
    float _8 = dFdyCoarse(in_WORLD0.x);
    float _9 = dFdyCoarse(in_WORLD0.y);
    float _10 = dFdyCoarse(in_WORLD0.z);
    float _13 = (_9 * _7) - (_10 * _6);
    float _16 = (_10 * _5) - (_8 * _7);
    float _19 = (_8 * _6) - (_9 * _5);
    vec3 _35 = vec3(_13, _16, _19);
    float _22 = inversesqrt(dot(_35, _35)) * 0.5;
    out_SV_Target0 = vec4((_22 * _13) + 0.5, (_22 * _16) + 0.5, (_22 * _19) + 0.5, 1.0);
}


#version 460

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    float _m0[];
} t0_1;

layout(location = 1) in float in_VALUE0;
layout(location = 0) out vec4 out_SV_Target0;
bool discarded = false;

void main()
{
    discarded = discarded || (in_VALUE0 < 0.0);
    float _19 = t0_1._m0[(uint(gl_FragCoord.y) << 1u) + uint(gl_FragCoord.x)] * 2.0;
    out_SV_Target0 = vec4(dFdxFine(_19), dFdyFine(_19), _19, 1.0);
    if (discarded)
    {
        discard;
    }
}


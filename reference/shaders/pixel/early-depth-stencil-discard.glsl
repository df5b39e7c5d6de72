#version 460
layout(early_fragment_tests) in;

layout(set = 0, binding = 2001, r32ui) uniform restrict uimageBuffer u1;

layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _6 = imageAtomicAdd(u1, int(0u), 1u);
    uint _7 = uint(gl_FragCoord.x);
    if (!((_7 & 1u) == 0u))
    {
        discard;
    }
    uint _11 = imageAtomicAdd(u1, int(1u), _7 + 1u);
    out_SV_Target0 = vec4(gl_FragCoord.xyz, 1.0 / gl_FragCoord.w);
}


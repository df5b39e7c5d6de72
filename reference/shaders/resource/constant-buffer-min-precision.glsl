#version 460

layout(set = 0, binding = 0, std140) uniform b0
{
    vec4 _m0[2];
} b0_1;

layout(location = 0) out mediump vec4 out_SV_Target0;

void main()
{
    mediump float _14 = (float(int(floatBitsToUint(b0_1._m0[1u].y))) * float(int(floatBitsToUint(b0_1._m0[1u].x)))) + float(floatBitsToUint(b0_1._m0[1u].z));
    out_SV_Target0 = vec4(_14 + b0_1._m0[0u].x, _14 + b0_1._m0[0u].y, _14 + b0_1._m0[0u].z, _14 + b0_1._m0[0u].w);
}


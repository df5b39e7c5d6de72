#version 460

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 1001) uniform usamplerBuffer t1;

layout(location = 1) out vec4 out_COLOR0;

void main()
{
    uvec4 _53 = texelFetch(t1, int(uint(gl_VertexIndex) - uint(gl_BaseVertex)));
    uint _7 = _53.x;
    uint _60 = _7 * 5u;
    uint _62 = _60 & 1073741823u;
    uint _75 = (_60 + 3u) & 1073741823u;
    gl_Position = vec4(uintBitsToFloat(t0_1._m0[_62]), uintBitsToFloat(t0_1._m0[_62 + 1u]), uintBitsToFloat(t0_1._m0[_62 + 2u]), 1.0);
    out_COLOR0 = vec4(float(t0_1._m0[_75] & 255u) * 0.0039215688593685626983642578125, float((t0_1._m0[_75] >> 8u) & 255u) * 0.0039215688593685626983642578125, float((t0_1._m0[_75] >> 16u) & 255u) * 0.0039215688593685626983642578125, float(t0_1._m0[_75] >> 24u) * 0.0039215688593685626983642578125);
}


#version 460

layout(set = 0, binding = 1000, std430) readonly buffer t0
{
    uint _m0[];
} t0_1;

layout(set = 0, binding = 1001) uniform usamplerBuffer t1;

layout(location = 1) out vec4 out_COLOR0;

void main()
{
    uint _12 = texelFetch(t1, int(uint(gl_VertexIndex) - uint(gl_BaseVertex))).x * 20u;
    uint _60 = _12 >> 2u;
    uint _70 = (_12 + 12u) >> 2u;
    gl_Position = vec4(uintBitsToFloat(t0_1._m0[_60]), uintBitsToFloat(t0_1._m0[_60 + 1u]), uintBitsToFloat(t0_1._m0[_60 + 2u]), 1.0);
    out_COLOR0 = vec4(float(t0_1._m0[_70] & 255u) * 0.0039215688593685626983642578125, float((t0_1._m0[_70] >> 8u) & 255u) * 0.0039215688593685626983642578125, float((t0_1._m0[_70] >> 16u) & 255u) * 0.0039215688593685626983642578125, float(t0_1._m0[_70] >> 24u) * 0.0039215688593685626983642578125);
}


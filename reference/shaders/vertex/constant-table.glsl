#version 460

const float _32[12] = float[](0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0);
const uint _46[6] = uint[](3u, 1u, 4u, 1u, 5u, 9u);

layout(location = 1) out vec2 out_TEXCOORD0;

void main()
{
    uint _7 = (uint(gl_VertexIndex) - uint(gl_BaseVertex)) % 6u;
    uint _8 = _7 * 2u;
    uint _10 = 1u + _8;
    gl_Position = vec4((_32[_8] * 2.0) + (-1.0), (_32[_10] * 2.0) + (-1.0), float(int(_46[_7])) * 0.100000001490116119384765625, 1.0);
    out_TEXCOORD0 = vec2(_32[_8], _32[_10]);
}


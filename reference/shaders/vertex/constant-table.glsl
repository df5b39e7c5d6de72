#version 460

const float _35[12] = float[](0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0);
const uint _49[6] = uint[](3u, 1u, 4u, 1u, 5u, 9u);

layout(location = 1) out vec2 out_TEXCOORD0;

void main()
{
    uint _7 = (uint(gl_VertexIndex) - uint(gl_BaseVertex)) % 6u;
    uint _9 = 0u + (_7 * 2u);
    uint _12 = 1u + (_7 * 2u);
    gl_Position = vec4((_35[_9] * 2.0) + (-1.0), (_35[_12] * 2.0) + (-1.0), float(int(_49[_7])) * 0.100000001490116119384765625, 1.0);
    out_TEXCOORD0 = vec2(_35[_9], _35[_12]);
}


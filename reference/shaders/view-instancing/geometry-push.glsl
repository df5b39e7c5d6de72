#version 460
layout(triangles) in;
layout(max_vertices = 3, triangle_strip) out;

layout(push_constant, std430) uniform push_constants
{
    uint _m0[5];
} push_constants_1;

void main()
{
    uint _2 = bitfieldExtract(push_constants_1._m0[4u], int(0u), int(8u));
    uint _14 = 0u;
    uint _12;
    bool _13;
    for (;;)
    {
        float _7 = float(_2);
        gl_Position = vec4(gl_in[_14].gl_Position.x + _7, gl_in[_14].gl_Position.y + _7, gl_in[_14].gl_Position.z + _7, gl_in[_14].gl_Position.w + _7);
        gl_Layer = int(_14 + bitfieldExtract(push_constants_1._m0[4u], int(16u), int(16u)));
        gl_ViewportIndex = int(bitfieldExtract(push_constants_1._m0[4u], int(8u), int(8u)));
        EmitVertex();
        _12 = _14 + 1u;
        _13 = _12 == 3u;
        if (_13)
        {
            break;
        }
        else
        {
            _14 = _12;
            continue;
        }
    }
}


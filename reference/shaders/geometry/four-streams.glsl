#version 460
layout(invocations = 2, points) in;
layout(max_vertices = 8, points) out;

layout(location = 1) out vec2 out_NEAR0;
layout(location = 2, stream = 1) out uvec2 out_VALUE0;
layout(location = 3, stream = 1) out float out_DEPTH0;
layout(location = 4, stream = 2) out vec3 out_ROWS0[3];
layout(location = 7, stream = 2) out uint out_NUMBER0;
layout(location = 8, stream = 3) out vec2 out_VALUE0_1;
layout(location = 0) in uvec4 in_VALUE0[1];

void main()
{
    float _26 = float(in_VALUE0[0u].x);
    float _44;
    if (in_VALUE0[0u].w == 0u)
    {
        _44 = float(in_VALUE0[0u].y);
    }
    else
    {
        float _28 = float(in_VALUE0[0u].y);
        float _29 = _28 + 0.5;
        float _30 = _26 + 0.5;
        uint _41 = 0u;
        float _42 = _30;
        float _43 = _29;
        float _31;
        float _32;
        uint _33;
        bool _34;
        for (;;)
        {
            out_VALUE0_1 = vec2(_42, _43);
            EmitStreamVertex(int(3u));
            _31 = _42 + 1.0;
            _32 = _43 + 1.0;
            _33 = _41 + 1u;
            _34 = _33 == in_VALUE0[0u].w;
            if (_34)
            {
                break;
            }
            else
            {
                _41 = _33;
                _42 = _31;
                _43 = _32;
                continue;
            }
        }
        _44 = _28;
    }
    out_VALUE0 = uvec2(in_VALUE0[0u].z, gl_InvocationID);
    out_DEPTH0 = _26 * 0.25;
    EmitStreamVertex(int(1u));
    if (gl_InvocationID == 1u)
    {
        out_ROWS0[0u] = vec3(0.0, _44, 1.0);
        out_ROWS0[1u] = vec3(1.0, _44, 1.0);
        out_ROWS0[2u] = vec3(2.0, _44, 1.0);
        out_NUMBER0 = -in_VALUE0[0u].x;
        EmitStreamVertex(int(2u));
    }
    float _39 = float(in_VALUE0[0u].w);
    gl_Position = vec4(_26, _44, float(in_VALUE0[0u].z), _39);
    out_NEAR0 = vec2(float(gl_InvocationID), _39);
    EmitStreamVertex(int(0u));
}


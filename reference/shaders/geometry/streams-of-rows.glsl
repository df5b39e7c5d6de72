#version 460
layout(points) in;
layout(max_vertices = 6, points) out;

layout(location = 0) out vec2 out_ONE0;
layout(location = 0, component = 2) out vec2 out_ROWS0[3];
layout(location = 3, stream = 1) out uint out_NUMBER0;
layout(location = 4, stream = 1) out vec3 out_TRIPLES0[2];
layout(location = 6, stream = 2) out vec4 out_ALL0;
layout(location = 7, stream = 2) out float out_LAST0;
layout(location = 0) in vec4 in_VALUE0[1];

void main()
{
    uint _41 = 0u;
    uint _39;
    bool _40;
    for (;;)
    {
        float _27 = float(_41);
        float _29 = _27 + in_VALUE0[0u].y;
        float _30 = in_VALUE0[0u].z * 2.0;
        float _31 = in_VALUE0[0u].w * 2.0;
        out_ONE0 = vec2(_27 + in_VALUE0[0u].x, _29);
        out_ROWS0[0u] = vec2(in_VALUE0[0u].zw);
        out_ROWS0[1u] = vec2(_30, _31);
        out_ROWS0[2u] = vec2(in_VALUE0[0u].z * 3.0, in_VALUE0[0u].w * 3.0);
        EmitStreamVertex(int(0u));
        EndStreamPrimitive(int(0u));
        out_NUMBER0 = _41 + 7u;
        out_TRIPLES0[0u] = vec3(in_VALUE0[0u].xyz);
        out_TRIPLES0[1u] = vec3(_29, _27 + in_VALUE0[0u].z, _27 + in_VALUE0[0u].w);
        EmitStreamVertex(int(1u));
        out_ALL0 = vec4(in_VALUE0[0u].x * 2.0, in_VALUE0[0u].y * 2.0, _30, _31);
        out_LAST0 = _27;
        EmitStreamVertex(int(2u));
        EndStreamPrimitive(int(2u));
        _39 = _41 + 1u;
        _40 = _39 == 2u;
        if (_40)
        {
            break;
        }
        else
        {
            _41 = _39;
            continue;
        }
    }
}


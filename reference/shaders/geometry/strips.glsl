#version 460
layout(lines) in;
layout(max_vertices = 12, line_strip) out;

layout(location = 0) out float out_VALUE0;
layout(location = 1) out uint out_STRIP0;
layout(location = 0) in uint in_LENGTH0[2];
layout(location = 1) in float in_VALUE0[2];

void main()
{
    if (!(in_LENGTH0[0u] == 0u))
    {
        uint _26 = 0u;
        uint _15;
        bool _16;
        for (;;)
        {
            out_VALUE0 = in_VALUE0[0u] + float(_26);
            out_STRIP0 = uint(gl_PrimitiveIDIn) << 1u;
            EmitVertex();
            _15 = _26 + 1u;
            _16 = _15 < in_LENGTH0[0u];
            if (_16)
            {
                _26 = _15;
                continue;
            }
            else
            {
                break;
            }
        }
    }
    EndPrimitive();
    if (!(in_LENGTH0[1u] == 0u))
    {
        uint _27 = 0u;
        uint _24;
        bool _25;
        for (;;)
        {
            out_VALUE0 = in_VALUE0[1u] + float(_27);
            out_STRIP0 = (uint(gl_PrimitiveIDIn) << 1u) + 1u;
            EmitVertex();
            _24 = _27 + 1u;
            _25 = _24 < in_LENGTH0[1u];
            if (_25)
            {
                _27 = _24;
                continue;
            }
            else
            {
                break;
            }
        }
    }
    EndPrimitive();
}


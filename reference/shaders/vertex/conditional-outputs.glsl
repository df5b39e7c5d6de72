#version 460

layout(location = 1) out vec3 out_COLOR0;
layout(location = 1) in uint in_KIND0;
layout(location = 0) in vec4 in_POSITION0;

void main()
{
    if (in_KIND0 == 0u)
    {
        gl_Position = vec4(in_POSITION0);
        out_COLOR0 = vec3(1.0, 0.0, 0.0);
    }
    else
    {
        float _13;
        float _14;
        float _15;
        float _16;
        float _17;
        if (in_KIND0 == 3)
        {
            _13 = in_POSITION0.x;
        }
        switch (in_KIND0)
        {
            case 2u:
            {
                _13 = in_POSITION0.x + 1.0;
            }
            case 3u:
            {
                _14 = in_POSITION0.x;
                _15 = in_POSITION0.y;
                _16 = in_POSITION0.z;
                _17 = _13;
                break;
            }
            default:
            {
                _14 = 0.0;
                _15 = 0.0;
                _16 = 0.0;
                _17 = in_POSITION0.x;
                break;
            }
            case 1u:
            {
                _14 = 0.0;
                _15 = 1.0;
                _16 = 0.0;
                _17 = in_POSITION0.x;
                break;
            }
        }
        gl_Position = vec4(_17, in_POSITION0.yzw);
        out_COLOR0 = vec3(_14, _15, _16);
    }
}


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
        switch (in_KIND0)
        {
            case 2u:
            {
                _13 = in_POSITION0.x;
                _14 = in_POSITION0.y;
                _15 = in_POSITION0.z;
                _16 = in_POSITION0.x + 1.0;
                break;
            }
            case 3u:
            {
                _13 = in_POSITION0.x;
                _14 = in_POSITION0.y;
                _15 = in_POSITION0.z;
                _16 = in_POSITION0.x;
                break;
            }
            default:
            {
                _13 = 0.0;
                _14 = 0.0;
                _15 = 0.0;
                _16 = in_POSITION0.x;
                break;
            }
            case 1u:
            {
                _13 = 0.0;
                _14 = 1.0;
                _15 = 0.0;
                _16 = in_POSITION0.x;
                break;
            }
        }
        gl_Position = vec4(_16, in_POSITION0.yzw);
        out_COLOR0 = vec3(_13, _14, _15);
    }
}


#version 460

layout(location = 0) out vec4 out_NEVER0;
layout(location = 2) out vec2 out_PAIR0[2];
layout(location = 4) out vec3 out_TRIPLE0[3];
layout(location = 7) out uvec2 out_FLAGS0;
layout(location = 7, component = 2) out uvec2 out_MARKS0;
layout(location = 0) in vec4 in_POSITION0;

void main()
{
    gl_Position = vec4(in_POSITION0);
    out_PAIR0[0u].x = in_POSITION0.x + 1.0;
    out_PAIR0[1u].y = in_POSITION0.y + 2.0;
    out_TRIPLE0[0u].y = in_POSITION0.y;
    out_TRIPLE0[1u].z = in_POSITION0.z;
    out_TRIPLE0[2u].x = in_POSITION0.x;
    out_FLAGS0.x = 5u;
    out_MARKS0.y = 6u;
}


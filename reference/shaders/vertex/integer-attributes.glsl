#version 460

layout(location = 1) out uvec3 out_SIGNED0;
layout(location = 2) out uvec2 out_UNSIGNED0;
layout(location = 2) in uvec4 in_COLOR0;
layout(location = 1) in ivec4 in_BONES0;
layout(location = 0) in vec3 in_POSITION0;

void main()
{
    uint _13 = uint(in_BONES0.y);
    uint _14 = uint(in_BONES0.z);
    gl_Position = vec4(in_POSITION0.x + float(int(uint(in_BONES0.x))), in_POSITION0.y + float(int(_13)), in_POSITION0.z + float(int(_14)), float(in_COLOR0.w) * 0.0039215688593685626983642578125);
    out_SIGNED0 = uvec3(-_13, -_14, -uint(in_BONES0.w));
    out_UNSIGNED0 = uvec2(in_COLOR0.x << 2u, in_COLOR0.y << 2u);
}


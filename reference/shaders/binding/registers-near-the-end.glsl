#version 460
#extension GL_EXT_nonuniform_qualifier : require

layout(set = 0, binding = 4294967294, std140) uniform b4294967294
{
    vec4 _m0[1];
} b4294967294_1;

layout(set = 4294967279, binding = 4294967295) uniform texture2D t4294966295_space4294967279[];
layout(set = 0, binding = 4294967295) uniform sampler s4294964295;

layout(location = 0) flat in uint in_INDEX0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4(texture(sampler2D(t4294966295_space4294967279[(in_INDEX0 + 4294966295u) + 1001u], s4294964295), vec2(b4294967294_1._m0[0u].xy)));
}


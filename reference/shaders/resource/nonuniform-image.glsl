#version 460
#extension GL_EXT_shader_image_load_formatted : require
#extension GL_EXT_nonuniform_qualifier : require

layout(set = 3, binding = 2000) uniform restrict image2D u0_space3[];
layout(set = 4, binding = 2000, r32ui) uniform restrict uimage2D u0_space4[];

layout(location = 1) flat in uint in_MATERIAL0;
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    uint _7 = in_MATERIAL0 + 0u;
    uvec2 _34 = uvec2(uint(gl_FragCoord.x), uint(gl_FragCoord.y));
    vec4 _38 = imageLoad(u0_space3[nonuniformEXT(_7)], ivec2(_34));
    float _8 = _38.x;
    imageStore(u0_space3[nonuniformEXT(_7)], ivec2(_34), vec4(_8 * 0.5, _38.y * 0.5, _38.z * 0.5, _38.w * 0.5));
    uint _18 = imageAtomicAdd(u0_space4[nonuniformEXT(in_MATERIAL0 + 0u)], ivec2(_34), 1u);
    out_SV_Target0 = vec4(_8, _38.yzw);
}


#version 460
#extension GL_EXT_samplerless_texture_functions : require

layout(set = 0, binding = 1000) uniform texture2D t0;
layout(set = 0, binding = 3000) uniform sampler s0;
layout(set = 0, binding = 1001) uniform texture2D t1;
layout(set = 0, binding = 3001) uniform samplerShadow s1;
layout(set = 0, binding = 1002) uniform texture2DArray t2;

layout(location = 1, component = 2) flat in uint in_LEVEL0;
layout(location = 1) flat in uvec2 in_OFFSET0;
layout(location = 0) in vec2 in_TEXCOORD0;
layout(location = 0) out vec4 out_SV_Target0;
layout(location = 1) out vec4 out_SV_Target1;

void main()
{
    ivec2 _65 = bitfieldExtract(ivec2(int(in_OFFSET0.x), int(in_OFFSET0.y)), int(0u), int(4u));
    uvec2 _66 = uvec2(textureSize(t0, int(0u)));
    ivec2 _94 = bitfieldExtract(ivec2(int(in_OFFSET0.x), int(in_OFFSET0.y)), int(0u), int(4u));
    uvec2 _95 = uvec2(textureSize(t1, int(0u)));
    float _12 = textureLod(sampler2DShadow(t1, s1), vec3(vec2(in_TEXCOORD0.x + (float(_94.x) / float(_95.x)), in_TEXCOORD0.y + (float(_94.y) / float(_95.y))), 0.5), 0.0);
    float _17 = float(int(in_LEVEL0));
    ivec2 _114 = bitfieldExtract(ivec2(int(in_OFFSET0.x), int(in_OFFSET0.y)), int(0u), int(4u));
    float _118 = float(uint(textureQueryLevels(t1)) - 1u);
    float _202 = isnan(0.0) ? _17 : (isnan(_17) ? 0.0 : max(_17, 0.0));
    uvec2 _122 = uvec2(textureSize(t1, int(uint(isnan(_118) ? _202 : (isnan(_202) ? _118 : min(_202, _118))))));
    float _18 = textureLod(sampler2DShadow(t1, s1), vec3(vec2(in_TEXCOORD0.x + (float(_114.x) / float(_122.x)), in_TEXCOORD0.y + (float(_114.y) / float(_122.y))), 0.5), _17);
    ivec2 _146 = bitfieldExtract(ivec2(int(in_OFFSET0.x), int(in_OFFSET0.y)), int(0u), int(4u));
    float _149 = float(uint(textureQueryLevels(t2)) - 1u);
    float _213 = isnan(0.0) ? _17 : (isnan(_17) ? 0.0 : max(_17, 0.0));
    uvec3 _153 = uvec3(textureSize(t2, int(uint(isnan(_149) ? _213 : (isnan(_213) ? _149 : min(_213, _149))))));
    float _29 = float(in_LEVEL0 + 4294967295u);
    ivec2 _174 = bitfieldExtract(ivec2(int(in_OFFSET0.x), int(in_OFFSET0.y)), int(0u), int(4u));
    float _177 = float(uint(textureQueryLevels(t1)) - 1u);
    float _224 = isnan(0.0) ? _29 : (isnan(_29) ? 0.0 : max(_29, 0.0));
    uvec2 _180 = uvec2(textureSize(t1, int(uint(isnan(_177) ? _224 : (isnan(_224) ? _177 : min(_224, _177))))));
    float _30 = textureLod(sampler2DShadow(t1, s1), vec3(vec2(in_TEXCOORD0.x + (float(_174.x) / float(_180.x)), in_TEXCOORD0.y + (float(_174.y) / float(_180.y))), 0.5), _29);
    out_SV_Target0 = vec4(textureLod(sampler2D(t0, s0), vec2(in_TEXCOORD0.x + (float(_65.x) / float(_66.x)), in_TEXCOORD0.y + (float(_65.y) / float(_66.y))), 0.0));
    out_SV_Target1 = vec4(_12, _18, textureLod(sampler2DArray(t2, s0), vec3(in_TEXCOORD0.x + (float(_146.x) / float(_153.x)), in_TEXCOORD0.y + (float(_146.y) / float(_153.y)), 1.0), _17).x, _30);
}


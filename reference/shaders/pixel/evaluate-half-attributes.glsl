#version 460
#define interpolateAtSample(value, sample) interpolateAtSample(value, int(sample))
#if defined(GL_AMD_gpu_shader_half_float)
#extension GL_AMD_gpu_shader_half_float : require
#elif defined(GL_EXT_shader_explicit_arithmetic_types_float16)
#extension GL_EXT_shader_explicit_arithmetic_types_float16 : require
#else
#error No extension available for FP16.
#endif
#extension GL_EXT_shader_16bit_storage : require
#extension GL_EXT_fragment_shader_barycentric : require

layout(location = 5, component = 1) flat in uvec2 in_OFFSET0;
layout(location = 5) flat in uint in_SAMPLE0;
layout(location = 4) in f16vec4 in_PLAIN0;
layout(location = 3) pervertexEXT in float16_t in_INNER0[3];
layout(location = 0) pervertexEXT in f16vec4 in_COLOR0[3];
layout(location = 1) pervertexEXT in f16vec2 in_TEXCOORD0[3][2];
layout(location = 0) out f16vec4 out_SV_Target0;

void main()
{
    vec3 _68 = interpolateAtCentroid(gl_BaryCoordEXT);
    vec3 _99 = interpolateAtOffset(gl_BaryCoordEXT, vec2(0.0));
    vec3 _120 = interpolateAtOffset(gl_BaryCoordEXT, vec2(0.0));
    vec3 _138 = interpolateAtOffset(gl_BaryCoordEXT, vec2(0.0));
    vec3 _156 = interpolateAtOffset(gl_BaryCoordEXT, vec2(0.0));
    vec3 _174 = interpolateAtCentroid(gl_BaryCoordEXT);
    vec3 _192 = interpolateAtCentroid(gl_BaryCoordEXT);
    vec3 _210 = interpolateAtCentroid(gl_BaryCoordEXT);
    vec3 _228 = interpolateAtCentroid(gl_BaryCoordEXT);
    vec3 _246 = interpolateAtSample(gl_BaryCoordEXT, in_SAMPLE0);
    vec3 _264 = interpolateAtSample(gl_BaryCoordEXT, in_SAMPLE0);
    vec3 _282 = interpolateAtSample(gl_BaryCoordEXT, in_SAMPLE0);
    vec3 _300 = interpolateAtSample(gl_BaryCoordEXT, in_SAMPLE0);
    vec3 _322 = interpolateAtOffset(gl_BaryCoordEXT, vec2(-0.5, 0.4375));
    vec3 _341 = interpolateAtOffset(gl_BaryCoordEXT, vec2(-0.5, 0.4375));
    vec3 _360 = interpolateAtOffset(gl_BaryCoordEXT, vec2(-0.5, 0.4375));
    vec3 _379 = interpolateAtOffset(gl_BaryCoordEXT, vec2(-0.5, 0.4375));
    vec3 _408 = interpolateAtOffset(gl_BaryCoordNoPerspEXT, vec2(float(bitfieldExtract(int(in_OFFSET0.x), int(0u), int(4u))) * 0.0625, float(bitfieldExtract(int(in_OFFSET0.y), int(0u), int(4u))) * 0.0625));
    vec3 _441 = interpolateAtOffset(gl_BaryCoordNoPerspEXT, vec2(float(bitfieldExtract(int(in_OFFSET0.x), int(0u), int(4u))) * 0.0625, float(bitfieldExtract(int(in_OFFSET0.y), int(0u), int(4u))) * 0.0625));
    vec3 _459 = interpolateAtOffset(gl_BaryCoordNoPerspEXT, vec2(0.0));
    vec3 _477 = interpolateAtOffset(gl_BaryCoordNoPerspEXT, vec2(0.0));
    float16_t _38 = ((((float16_t(((float(in_COLOR0[0u].x) * _99.x) + (float(in_COLOR0[1u].x) * _99.y)) + (float(in_COLOR0[2u].x) * _99.z)) + in_PLAIN0.x) + float16_t(((float(in_COLOR0[0u].x) * _174.x) + (float(in_COLOR0[1u].x) * _174.y)) + (float(in_COLOR0[2u].x) * _174.z))) + float16_t(((float(in_COLOR0[0u].x) * _246.x) + (float(in_COLOR0[1u].x) * _246.y)) + (float(in_COLOR0[2u].x) * _246.z))) + float16_t(((float(in_COLOR0[0u].x) * _322.x) + (float(in_COLOR0[1u].x) * _322.y)) + (float(in_COLOR0[2u].x) * _322.z))) + float16_t(((float(in_TEXCOORD0[0u][1u].x) * _408.x) + (float(in_TEXCOORD0[1u][1u].x) * _408.y)) + (float(in_TEXCOORD0[2u][1u].x) * _408.z));
    float16_t _44 = ((((float16_t(((float(in_COLOR0[0u].y) * _120.x) + (float(in_COLOR0[1u].y) * _120.y)) + (float(in_COLOR0[2u].y) * _120.z)) + in_PLAIN0.y) + float16_t(((float(in_COLOR0[0u].y) * _192.x) + (float(in_COLOR0[1u].y) * _192.y)) + (float(in_COLOR0[2u].y) * _192.z))) + float16_t(((float(in_COLOR0[0u].y) * _264.x) + (float(in_COLOR0[1u].y) * _264.y)) + (float(in_COLOR0[2u].y) * _264.z))) + float16_t(((float(in_COLOR0[0u].y) * _341.x) + (float(in_COLOR0[1u].y) * _341.y)) + (float(in_COLOR0[2u].y) * _341.z))) + float16_t(((float(in_TEXCOORD0[0u][1u].y) * _441.x) + (float(in_TEXCOORD0[1u][1u].y) * _441.y)) + (float(in_TEXCOORD0[2u][1u].y) * _441.z));
    vec3 _495 = interpolateAtSample(gl_BaryCoordEXT, 2u);
    float16_t _51 = ((((float16_t(((float(in_INNER0[0u]) * _68.x) + (float(in_INNER0[1u]) * _68.y)) + (float(in_INNER0[2u]) * _68.z)) + in_PLAIN0.z) + float16_t(((float(in_COLOR0[0u].z) * _138.x) + (float(in_COLOR0[1u].z) * _138.y)) + (float(in_COLOR0[2u].z) * _138.z))) + float16_t(((float(in_COLOR0[0u].z) * _210.x) + (float(in_COLOR0[1u].z) * _210.y)) + (float(in_COLOR0[2u].z) * _210.z))) + float16_t(((float(in_COLOR0[0u].z) * _282.x) + (float(in_COLOR0[1u].z) * _282.y)) + (float(in_COLOR0[2u].z) * _282.z))) + float16_t(((float(in_COLOR0[0u].z) * _360.x) + (float(in_COLOR0[1u].z) * _360.y)) + (float(in_COLOR0[2u].z) * _360.z));
    f16vec4 _513 = f16vec4(_38 + float16_t(((float(in_TEXCOORD0[0u][0u].x) * _459.x) + (float(in_TEXCOORD0[1u][0u].x) * _459.y)) + (float(in_TEXCOORD0[2u][0u].x) * _459.z)), _44 + float16_t(((float(in_TEXCOORD0[0u][0u].y) * _477.x) + (float(in_TEXCOORD0[1u][0u].y) * _477.y)) + (float(in_TEXCOORD0[2u][0u].y) * _477.z)), _51 + float16_t(((float(in_INNER0[0u]) * _495.x) + (float(in_INNER0[1u]) * _495.y)) + (float(in_INNER0[2u]) * _495.z)), (((float16_t(((float(in_COLOR0[0u].w) * _156.x) + (float(in_COLOR0[1u].w) * _156.y)) + (float(in_COLOR0[2u].w) * _156.z)) + in_PLAIN0.w) + float16_t(((float(in_COLOR0[0u].w) * _228.x) + (float(in_COLOR0[1u].w) * _228.y)) + (float(in_COLOR0[2u].w) * _228.z))) + float16_t(((float(in_COLOR0[0u].w) * _300.x) + (float(in_COLOR0[1u].w) * _300.y)) + (float(in_COLOR0[2u].w) * _300.z))) + float16_t(((float(in_COLOR0[0u].w) * _379.x) + (float(in_COLOR0[1u].w) * _379.y)) + (float(in_COLOR0[2u].w) * _379.z)));
    out_SV_Target0 = _513;
}


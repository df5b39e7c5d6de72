#version 460
#define interpolateAtSample(value, sample) interpolateAtSample(value, int(sample))

layout(location = 3, component = 1) flat in uvec2 in_OFFSET0;
layout(location = 3) flat in uint in_SAMPLE0;
layout(location = 0) in vec4 in_COLOR0;
layout(location = 1) in vec2 in_TEXCOORD0[2];
layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4((((interpolateAtSample(in_COLOR0, 2u).x + interpolateAtCentroid(in_COLOR0).x) + interpolateAtSample(in_COLOR0, in_SAMPLE0).x) + interpolateAtOffset(in_COLOR0, vec2(-0.5, 0.4375)).x) + interpolateAtOffset(in_TEXCOORD0[1u], vec2(float(bitfieldExtract(int(in_OFFSET0.x), int(0u), int(4u))) * 0.0625, float(bitfieldExtract(int(in_OFFSET0.y), int(0u), int(4u))) * 0.0625)).x, (((interpolateAtSample(in_COLOR0, 2u).y + interpolateAtCentroid(in_COLOR0).y) + interpolateAtSample(in_COLOR0, in_SAMPLE0).y) + interpolateAtOffset(in_COLOR0, vec2(-0.5, 0.4375)).y) + interpolateAtOffset(in_TEXCOORD0[1u], vec2(float(bitfieldExtract(int(in_OFFSET0.x), int(0u), int(4u))) * 0.0625, float(bitfieldExtract(int(in_OFFSET0.y), int(0u), int(4u))) * 0.0625)).y, ((interpolateAtSample(in_COLOR0, 2u).z + interpolateAtCentroid(in_COLOR0).z) + interpolateAtSample(in_COLOR0, in_SAMPLE0).z) + interpolateAtOffset(in_COLOR0, vec2(-0.5, 0.4375)).z, ((interpolateAtSample(in_COLOR0, 2u).w + interpolateAtCentroid(in_COLOR0).w) + interpolateAtSample(in_COLOR0, in_SAMPLE0).w) + interpolateAtOffset(in_COLOR0, vec2(-0.5, 0.4375)).w);
}


#version 460
#define interpolateAtSample(value, sample) interpolateAtSample(value, int(sample))
#extension GL_EXT_fragment_shader_barycentric : require

layout(location = 0) out vec4 out_SV_Target0;

void main()
{
    out_SV_Target0 = vec4((((((uintBitsToFloat(floatBitsToUint(interpolateAtCentroid(gl_BaryCoordNoPerspEXT).y)) * 2.0) + uintBitsToFloat(floatBitsToUint(gl_BaryCoordNoPerspEXT.y))) + (uintBitsToFloat(floatBitsToUint(interpolateAtSample(gl_BaryCoordNoPerspEXT, uint(gl_SampleID)).y)) * 3.0)) + (uintBitsToFloat(floatBitsToUint(gl_BaryCoordEXT.y)) * 4.0)) + (uintBitsToFloat(floatBitsToUint(interpolateAtCentroid(gl_BaryCoordEXT).y)) * 5.0)) + (uintBitsToFloat(floatBitsToUint(interpolateAtSample(gl_BaryCoordEXT, uint(gl_SampleID)).y)) * 6.0), (((((uintBitsToFloat(floatBitsToUint(interpolateAtCentroid(gl_BaryCoordNoPerspEXT).z)) * 2.0) + uintBitsToFloat(floatBitsToUint(gl_BaryCoordNoPerspEXT.z))) + (uintBitsToFloat(floatBitsToUint(interpolateAtSample(gl_BaryCoordNoPerspEXT, uint(gl_SampleID)).z)) * 3.0)) + (uintBitsToFloat(floatBitsToUint(gl_BaryCoordEXT.z)) * 4.0)) + (uintBitsToFloat(floatBitsToUint(interpolateAtCentroid(gl_BaryCoordEXT).z)) * 5.0)) + (uintBitsToFloat(floatBitsToUint(interpolateAtSample(gl_BaryCoordEXT, uint(gl_SampleID)).z)) * 6.0), 0.0, 1.0);
}


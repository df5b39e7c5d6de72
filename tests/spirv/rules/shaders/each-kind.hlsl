// dxc: -T ps_6_7 -E main
// A resource of each kind.
Texture1D<float> line_ : register(t0);
Texture2D<float> image : register(t1);
Texture2DMS<float> samples : register(t2);
Texture3D<float> volume : register(t3);
TextureCube<float> cube : register(t4);
Texture1DArray<float> lines : register(t5);
Texture2DArray<float> images : register(t6);
Texture2DMSArray<float> samples_of : register(t7);
TextureCubeArray<float> cubes : register(t8);
Buffer<float> typed : register(t9);
ByteAddressBuffer raw : register(t10);
StructuredBuffer<float> words : register(t11);
RaytracingAccelerationStructure scene : register(t12);
tbuffer Constants : register(t13) { float constant; };
cbuffer Block : register(b0) { float value; };
SamplerState sampler_ : register(s0);
RWTexture1D<float> line_out : register(u0);
RWTexture2D<float> image_out : register(u1);
RWTexture3D<float> volume_out : register(u2);
RWTexture1DArray<float> lines_out : register(u3);
RWTexture2DArray<float> images_out : register(u4);
RWBuffer<float> typed_out : register(u5);
RWByteAddressBuffer raw_out : register(u6);
RWStructuredBuffer<float> words_out : register(u7);

float4 main(float4 place : SV_Position) : SV_Target {
    uint3 at = uint3(place.xyz);
    float sum = line_[at.x] + image[at.xy] + samples.Load(at.xy, 1) + volume[at] + lines[at.xy] + images[at] +
                samples_of.Load(at, 1) + typed[at.x] + asfloat(raw.Load(4 * at.x)) + words[at.x] + constant + value;
    sum += cube.SampleLevel(sampler_, place.xyz, 0) + cubes.SampleLevel(sampler_, place, 0);
    RayDesc ray = {place.xyz, 0, float3(0, 0, 1), 9};
    RayQuery<RAY_FLAG_FORCE_OPAQUE> query;
    query.TraceRayInline(scene, 0, 0xff, ray);
    query.Proceed();
    line_out[at.x] = image_out[at.xy] = volume_out[at] = lines_out[at.xy] = images_out[at] = typed_out[at.x] = sum;
    raw_out.Store(4 * at.x, asuint(sum));
    words_out[at.x] = query.CommittedStatus();
    return sum;
}

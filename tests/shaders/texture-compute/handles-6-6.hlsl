// dxc: -T cs_6_6 -E main
// fxc: -T cs_5_1 -E main
// The handle forms of shader model 6.6 for textures and samplers.
Texture2D<float> image : register(t0);
Texture2DArray<float2> layers[2] : register(t1);
SamplerState nearest : register(s0);
RWTexture2D<float> output : register(u0);

[numthreads(2, 2, 1)]
void main(uint2 id : SV_DispatchThreadID) {
    float2 place = (id + 0.5) / 2;
    output[id] = image.SampleLevel(nearest, place, 0) + layers[NonUniformResourceIndex(id.x)].Load(int4(id, 1, 0)).y;
}

// dxc: -T cs_6_7 -E main
// A multisampled texture that is written, and no array of them.
RWTexture2DMS<float4, 4> image : register(u0);

[numthreads(8, 8, 1)]
void main(uint2 id : SV_DispatchThreadID) {
    image.sample[1][id] = id.xyxy;
}

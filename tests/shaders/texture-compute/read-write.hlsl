// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_1 -E main
// A texture that is read and written at the same place.
RWTexture2D<float> heights : register(u0);
RWTexture2D<uint4> colors : register(u1);

[numthreads(4, 2, 1)]
void main(uint2 id : SV_DispatchThreadID) {
    heights[id] = heights[id] * 2 + 1;
    colors[id] = colors[id].wzyx + uint4(id, 0, 0);
}

// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// Atomics on textures of one, two and three dimensions and on arrays.
RWTexture1D<uint> line_image : register(u0);
RWTexture2D<uint> image : register(u1);
RWTexture3D<int> volume : register(u2);
RWTexture2DArray<uint> layers : register(u3);
RWTexture1DArray<uint> line_layers : register(u4);

[numthreads(4, 4, 1)]
void main(uint2 id : SV_DispatchThreadID) {
    InterlockedAdd(line_image[id.x], id.y + 1);
    InterlockedMax(image[id / 2], id.x * 10 + id.y);
    InterlockedMin(volume[uint3(id.x / 2, 0, id.y / 2)], -int(id.x + id.y));
    InterlockedOr(layers[uint3(0, id.x / 2, id.y / 2)], 1u << ((id.x & 1) * 2 + (id.y & 1)));
    InterlockedXor(line_layers[uint2(id.x, id.y / 2)], 1u << id.y);
}

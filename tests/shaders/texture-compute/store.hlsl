// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main -Qstrip
// Stores to textures of one, two and three dimensions and arrays.
RWTexture1D<float> line_image : register(u0);
RWTexture2D<float4> image : register(u1);
RWTexture3D<uint> volume : register(u2);
RWTexture2DArray<int2> layers : register(u3);
RWTexture1DArray<float2> line_layers : register(u4);

[numthreads(2, 2, 2)]
void main(uint3 id : SV_DispatchThreadID) {
    line_image[id.x] = id.x + 0.5;
    image[id.xy] = float4(id.xy, 2, 3);
    volume[id] = id.x + id.y * 10 + id.z * 100;
    layers[id] = int2(-int(id.z), id.x);
    line_layers[id.xz] = float2(id.xz) * 0.25;
}

// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_0 -E main
// Rasterizer-ordered views of other kinds.
RasterizerOrderedBuffer<uint> typed : register(u1);
RasterizerOrderedByteAddressBuffer raw : register(u2);
RasterizerOrderedTexture2DArray<float4> layers : register(u3);

float4 main(float4 position : SV_Position, nointerpolation uint index : INDEX) : SV_Target
{
    typed[index] += 1;
    raw.Store(index * 4, raw.Load(index * 4) ^ 0xff);
    float4 old = layers[uint3(position.xy, index & 3)];
    layers[uint3(position.xy, index & 3)] = old + position;
    return old;
}

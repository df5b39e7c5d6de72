// dxc: -T cs_6_0 -E main
// fxc: -T cs_5_0 -E main
// Texels that a texture or a typed buffer lacks: loads give 0, with 1 for an alpha that the format lacks; stores and
// atomics have no effect.
Texture1D<float4> row : register(t0);
Texture2D<float4> image : register(t1);
Texture2DArray<float4> images : register(t2);
Texture3D<float4> volume : register(t3);
Buffer<float4> one : register(t4);
Buffer<float4> four : register(t5);
ByteAddressBuffer places : register(t6);
RWTexture2D<uint> written : register(u1);
RWBuffer<uint> elements : register(u2);
RWStructuredBuffer<float4> results : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    int4 far = places.Load4(0); // 8, -1, 0x40000000, 3
    results[0] = row.Load(int2(far.x, 0));
    results[1] = image.Load(int3(0, far.y, 0));
    results[2] = image.Load(int3(far.z, 0, 0));
    results[3] = image.Load(int3(0, 0, far.w)); // a level that it lacks
    results[4] = images.Load(int4(1, 1, far.w, 0)); // an element that it lacks
    results[5] = volume.Load(int4(0, 0, far.x, 0));
    results[6] = one[far.x];
    results[7] = one[far.y];
    results[8] = four[far.z];
    results[9] = image.Load(int3(1, 1, 0)); // there
    written[int2(far.x, 0)] = 77;
    written[int2(0, far.y)] = 77;
    elements[far.x] = 77;
    uint old;
    InterlockedAdd(written[int2(far.z, 0)], 5, old);
    InterlockedAdd(elements[far.z], 5, old);
    results[10] = float4(written[int2(0, far.x)], elements[far.y], written[int2(1, 1)], elements[2]);
}

// dxc: -T ps_6_0 -E main
// fxc: -T ps_5_1 -E main
// Atomics on images and typed buffers, all of them.
RWTexture1D<int> i1 : register(u1);
RWTexture2D<uint> i2 : register(u2);
RWTexture3D<uint> i3 : register(u3);
RWTexture2DArray<int> i2a : register(u4);
RWBuffer<uint> list : register(u5);

float4 main(nointerpolation uint4 at : AT) : SV_Target
{
    uint a, b, c, d, e;
    int f, g;
    InterlockedAdd(i2[at.xy], at.z, a);
    InterlockedAnd(i2[at.yx], at.w, b);
    InterlockedOr(i3[at.xyz], 1u << at.w, c);
    InterlockedXor(list[at.x], at.y, d);
    InterlockedMin(i1[at.x], -int(at.y), f);
    InterlockedMax(i2a[at.xyz], int(at.w), g);
    InterlockedExchange(list[at.y], at.z, e);
    uint swapped;
    InterlockedCompareExchange(i2[at.zw], at.x, at.y, swapped);
    InterlockedCompareStore(list[at.z], at.x, at.w);
    return float4(a + b + c, d + e, f + g, swapped);
}

// dxc: -T cs_6_6 -E main
// Loads and stores beside 64-bit atomics, of a plane, a volume and a typed buffer: the words of each texel in their order.
RWTexture2D<uint64_t> plane : register(u0);
RWTexture3D<int64_t> volume : register(u1);
RWBuffer<uint64_t> row : register(u2);
RWStructuredBuffer<uint2> sizes : register(u3);

[numthreads(3, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint64_t old = plane[uint2(id.x, 1)];
    plane[uint2(id.x, 0)] = (old >> 32) + (old << 32) * 2;
    volume[uint3(1, 0, id.x)] = volume[uint3(0, 1, id.x)] - 1;
    row[id.x + 1] = old + row[0];
    InterlockedAdd(plane[uint2(id.x, 1)], 1);
    InterlockedAdd(volume[uint3(1, 1, id.x)], 7);
    InterlockedAdd(row[id.x + 1], 2);
    if (id.x == 0) {
        uint2 size;
        plane.GetDimensions(size.x, size.y);
        sizes[0] = size;
    }
}

// dxc: -T lib_6_5
// env: vulkan1.3
// Hits that are decided in a loop, and behind it.
struct Payload { uint count; };

StructuredBuffer<uint> masks : register(t0);

[shader("anyhit")]
void test(inout Payload payload, BuiltInTriangleIntersectionAttributes hit)
{
    for (uint i = 0; i < 8; i++) {
        uint mask = masks[PrimitiveIndex() * 8 + i];
        if (mask == i)
            IgnoreHit();
        payload.count++;
        if (mask == 7)
            AcceptHitAndEndSearch();
    }
    if (payload.count > 100)
        IgnoreHit();
    payload.count *= 2;
}

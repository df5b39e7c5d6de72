// dxc: -T lib_6_9
// Resources whose stores the same ray sees after it was reordered, and one that nothing reads.
reordercoherent RWByteAddressBuffer seen : register(u0);
reordercoherent RWTexture2D<uint> image : register(u1);
reordercoherent RWStructuredBuffer<uint> told : register(u2);
RaytracingAccelerationStructure scene : register(t0);
struct [raypayload] Payload {
    uint value : write(caller, closesthit, miss) : read(caller);
};

[shader("raygeneration")]
void generate() {
    Payload payload = {0};
    RayDesc ray = {float3(0, 0, 0), 0, float3(0, 0, 1), 10};
    uint2 id = DispatchRaysIndex().xy;
    reordercoherent RWByteAddressBuffer from_heap = ResourceDescriptorHeap[id.y];
    from_heap.Store(4, id.x);
    told[id.x] = id.y;
    seen.Store(4 * id.x, id.y);
    image[id] = id.x;
    dx::HitObject hit = dx::HitObject::TraceRay(scene, RAY_FLAG_NONE, 0xFF, 0, 1, 0, ray, payload);
    Barrier(UAV_MEMORY, REORDER_SCOPE);
    dx::MaybeReorderThread(hit);
    seen.Store(4 * id.x, seen.Load(4 * id.x) + image[id] + payload.value);
}

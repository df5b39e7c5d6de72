// dxc: -T lib_6_6
// Handles of shader model 6.6 in a library: createHandleForLib, then annotateHandle.
StructuredBuffer<float4> source : register(t0, space1);
RWByteAddressBuffer target : register(u0, space1);
RWTexture2D<float4> image : register(u1, space1);

cbuffer Options : register(b0) {
    uint count;
    float scale;
};

[shader("compute")]
[numthreads(32, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    if (id >= count)
        return;
    float4 value = source[id] * scale;
    target.Store4(id * 16, asuint(value));
    image[uint2(id & 15, id >> 4)] = value;
}

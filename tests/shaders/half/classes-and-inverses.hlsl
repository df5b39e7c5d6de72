// dxc: -T cs_6_9 -E main -enable-16bit-types
// Classes of 16-bit floats, inverse trigonometry, hyperbolic functions, and a dot product of a native vector.
ByteAddressBuffer bits : register(t0);
StructuredBuffer<half> values : register(t1);
StructuredBuffer<vector<half, 5> > vectors : register(t2);
RWStructuredBuffer<uint> classes : register(u0);
RWStructuredBuffer<float> results : register(u1);

[numthreads(8, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
    half h = asfloat16(bits.Load<uint16_t>(2 * id));
    classes[id] = uint(isnan(h)) | uint(isinf(h)) << 1 | uint(isfinite(h)) << 2 | uint(isnormal(h)) << 3;
    if (id < 4) {
        half v = values[id];
        results[id] = acos(v);
        results[4 + id] = asin(v);
        results[8 + id] = cosh(v);
        results[12 + id] = sinh(v);
    }
    if (id == 4)
        results[16] = dot(vectors[0], vectors[1]);
}

// dxc: -T cs_6_0 -E main
// min16float constants that are a denormal half, and -0.
ByteAddressBuffer numbers : register(t0);
RWByteAddressBuffer results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    min16float number = (min16float)asfloat(numbers.Load(4 * id));

    results.Store(4 * id, asuint(float(number * (min16float)2.86102294921875e-06)));
    results.Store(16 + 4 * id, asuint(float(number > 0 ? (min16float)-0.0 : number)));
}

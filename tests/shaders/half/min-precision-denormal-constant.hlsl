// dxc: -T cs_6_0 -E main
// A min16float constant that is a denormal half.
ByteAddressBuffer numbers : register(t0);
RWByteAddressBuffer results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    min16float number = (min16float)asfloat(numbers.Load(4 * id));

    results.Store(4 * id, asuint(float(number * (min16float)2.86102294921875e-06)));
}

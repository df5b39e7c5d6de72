// dxc: -T cs_6_0 -E main
// A min16float constant that is infinite.
ByteAddressBuffer numbers : register(t0);
RWByteAddressBuffer results : register(u0);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    precise min16float number = (min16float)asfloat(numbers.Load(4 * id));
    precise min16float product = number * (min16float)1.#INF;

    results.Store(4 * id, asuint(float(product)));
}

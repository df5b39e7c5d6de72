// fxc: -T cs_5_0 -E main
// Conversions between doubles and integers, and doubles of which two are in a register.
StructuredBuffer<double2> values : register(t0);
RWStructuredBuffer<double2> sums : register(u0);
RWStructuredBuffer<int4> integers : register(u1);

[numthreads(4, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    double2 value = values[id];
    int2 whole = (int2)value;
    uint2 positive = (uint2)value;
    integers[id] = int4(whole, positive);
    sums[id] = value * 2.0L + (double2)whole;
    if (value.x > value.y)
        sums[id] = double2((double)id, 1.0L / value.y);
}

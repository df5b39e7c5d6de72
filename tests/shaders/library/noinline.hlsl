// dxc: -T lib_6_3
// Functions that stay functions: values in and out, a pointer to a variable of the caller, a chain of calls.
RWStructuredBuffer<float> values : register(u0);

[noinline]
float square(float x)
{
    return x * x;
}

[noinline]
float polynomial(float x, out float slope)
{
    slope = 2.0 * x + 1.0;
    return square(x) + x;
}

[noinline]
void fold(inout float4 sum, float value)
{
    if (value > 0.0)
        sum.x += value;
    else
        sum.y -= square(value);
}

[shader("compute")]
[numthreads(32, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    float slope;
    float value = polynomial(values[id], slope);
    float4 sum = 0.0;
    for (uint i = 0; i < 4; i++)
        fold(sum, value - float(i) * slope);
    values[id] = sum.x + sum.y;
}

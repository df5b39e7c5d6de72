// A function of debug-types.hlsl in another file.
float outer(float a)
{
    direction d = direction(a, a + 1.0, a * a);
    float first = inner(a, d);
    {
        float second = inner(first, d);
        first += second * d.y;
    }
    return first;
}

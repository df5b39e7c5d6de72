// Included by lines-beyond-text: types that are built in stand beyond the end of that file.
// line 2
// line 3
// line 4
// line 5
// line 6
// line 7
// line 8
// line 9
// line 10
// line 11
// line 12
// line 13
// line 14
// line 15
// line 16
// line 17
// line 18
// line 19
// line 20
// line 21
// line 22
// line 23
// line 24
// line 25
// line 26
// line 27
// line 28
// line 29
// line 30
// line 31
// line 32
// line 33
// line 34
// line 35
// line 36
// line 37
// line 38
// line 39
// line 40
Texture2D<float4> image : register(t0);
SamplerState smooth : register(s0);

float4 look(Texture2D<float4> from, SamplerState by, float2 at)
{
    return from.SampleLevel(by, at, 0);
}

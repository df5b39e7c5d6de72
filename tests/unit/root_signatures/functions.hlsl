// -T lib_6_6: functions of several kinds, with resources and with a function that another library has.
RWBuffer<float> log_buffer : register(u3, space2);
Texture2D<float4> textures[] : register(t7, space1);
SamplerState linear_sampler : register(s0);

struct Payload
{
    float4 color;
};

float outside(float x);

[shader("miss")]
void Miss(inout Payload payload)
{
    payload.color = 0;
}

[shader("compute")]
[numthreads(1, 1, 1)]
void Compute()
{
    log_buffer[0] = 1;
}

namespace space_of_names
{
    export float Plain(float x)
    {
        return x;
    }
}

export float Reader(float x)
{
    log_buffer[1] = x;
    return outside(x) + textures[NonUniformResourceIndex(int(x))].SampleLevel(linear_sampler, x.xx, 0).x;
}

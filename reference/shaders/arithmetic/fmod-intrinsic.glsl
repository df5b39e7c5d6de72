#version 460
layout(local_size_x = 2, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000, std430) restrict buffer u0
{
    vec4 _m0[];
} u0_1;

void main()
{
    float _8 = u0_1._m0[gl_GlobalInvocationID.x].x * 0.3333333432674407958984375;
    float _9 = u0_1._m0[gl_GlobalInvocationID.x].y * 0.5;
    float _10 = u0_1._m0[gl_GlobalInvocationID.x].z * 2.0;
    float _11 = u0_1._m0[gl_GlobalInvocationID.x].w * 0.100000001490116119384765625;
    float _24 = fract(abs(_8));
    float _25 = fract(abs(_9));
    float _26 = fract(abs(_10));
    float _27 = fract(abs(_11));
    u0_1._m0[gl_GlobalInvocationID.x] = vec4(((_8 >= (-_8)) ? _24 : (-_24)) * 3.0, ((_9 >= (-_9)) ? _25 : (-_25)) * 2.0, ((_10 >= (-_10)) ? _26 : (-_26)) * 0.5, ((_11 >= (-_11)) ? _27 : (-_27)) * 10.0);
}


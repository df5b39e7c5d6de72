#version 460
#extension GL_EXT_shader_image_load_formatted : require
layout(local_size_x = 4, local_size_y = 1, local_size_z = 1) in;

layout(set = 0, binding = 2000) uniform restrict uimageBuffer u0;
layout(set = 0, binding = 2001) uniform restrict imageBuffer u1;

void main()
{
    imageStore(u0, int(gl_GlobalInvocationID.x), uvec4((imageLoad(u0, int(gl_GlobalInvocationID.x)).x << 1u) + gl_GlobalInvocationID.x));
    vec4 _39 = imageLoad(u1, int(gl_GlobalInvocationID.x));
    imageStore(u1, int(gl_GlobalInvocationID.x), vec4(_39.w + 1.0, _39.z + 1.0, _39.y + 1.0, _39.x + 1.0));
}


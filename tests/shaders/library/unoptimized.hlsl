// dxc: -T lib_6_3 -Od
// Without optimisation: every function is inlined plainly, variables live in memory. The constant buffer has more than
// 4,096 members.
struct Particle {
    float3 position;
    float3 velocity;
    float age;
};

RWStructuredBuffer<Particle> particles : register(u0);

struct Wall {
    float2 position;
    float height, bounce;
};

cbuffer Step : register(b0) {
    float delta;
    float3 gravity;
    Wall walls[1500];
};

void advance(inout Particle particle)
{
    particle.velocity += gravity * delta;
    particle.position += particle.velocity * delta;
    if (particle.position.y < 0.0) {
        particle.position.y = -particle.position.y;
        particle.velocity.y *= walls[1499].bounce;
    }
    particle.age += delta;
}

[shader("compute")]
[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    Particle particle = particles[id];
    advance(particle);
    particles[id] = particle;
}

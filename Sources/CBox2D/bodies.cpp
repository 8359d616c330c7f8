#include <cmath>

#include "world.hpp"

ParleyBody *parley_body_make(ParleyWorld *world, uint64_t number, ParleyVector position, float angle) {
    ParleyBody *body = new ParleyBody{number, {}, nullptr, 0};
    b2BodyDef definition;
    definition.type = b2_dynamicBody;
    definition.position = toBox(position);
    definition.angle = angle;
    definition.userData.pointer = reinterpret_cast<uintptr_t>(body);
    body->body = world->world.CreateBody(&definition);
    world->bodies.insert(body);
    return body;
}

void parley_body_free(ParleyWorld *world, ParleyBody *body) {
    world->world.DestroyBody(body->body);
    world->bodies.erase(body);
    delete body;
}

/// Sets the mass that the app has chosen, and a moment of inertia in proportion.
static void takeMass(ParleyBody *body) {
    body->body->ResetMassData();
    if (body->mass <= 0 || body->body->GetType() != b2_dynamicBody) return;
    b2MassData data;
    body->body->GetMassData(&data);
    if (data.mass > 0) data.I *= body->mass / data.mass;
    data.mass = body->mass;
    body->body->SetMassData(&data);
}

void parley_body_clear_shapes(ParleyBody *body) {
    while (b2Fixture *fixture = body->body->GetFixtureList()) body->body->DestroyFixture(fixture);
}

static void add(ParleyBody *body, const b2Shape &shape, ParleyMaterial material) {
    b2FixtureDef definition;
    definition.shape = &shape;
    definition.density = material.density;
    definition.friction = material.friction;
    definition.restitution = material.restitution;
    // Slow balls bounce, too: the default of a metre a second is 150 points.
    definition.restitutionThreshold = 0.1f;
    body->body->CreateFixture(&definition);
    takeMass(body);
}

void parley_body_add_circle(ParleyBody *body, ParleyVector center, float radius, ParleyMaterial material) {
    b2CircleShape shape;
    shape.m_p = toBox(center);
    shape.m_radius = radius;
    add(body, shape, material);
}

/// Whether the points are apart and not in one line: `b2PolygonShape::Set` would end the program.
static bool hasArea(const b2Vec2 *points, int count) {
    float area = 0;
    int apart = 0;
    for (int index = 0; index < count; index++) {
        const b2Vec2 &point = points[index], &next = points[(index + 1) % count];
        area += b2Cross(point, next);
        if (b2DistanceSquared(point, next) > b2_linearSlop * b2_linearSlop) apart++;
    }
    return apart >= 3 && std::fabs(area) / 2 > b2_linearSlop * b2_linearSlop;
}

void parley_body_add_polygon(ParleyBody *body, const ParleyVector *points, int count, ParleyMaterial material) {
    b2Vec2 corners[b2_maxPolygonVertices];
    if (count < 3 || count > b2_maxPolygonVertices) return;
    for (int index = 0; index < count; index++) corners[index] = toBox(points[index]);
    if (!hasArea(corners, count)) return;
    b2PolygonShape shape;
    shape.Set(corners, count);
    add(body, shape, material);
}

void parley_body_add_edges(ParleyBody *body, const ParleyVector *points, int count, bool isLoop, ParleyMaterial material) {
    int lines = isLoop ? count : count - 1;
    for (int index = 0; index < lines; index++) {
        b2Vec2 start = toBox(points[index]), end = toBox(points[(index + 1) % count]);
        if (b2DistanceSquared(start, end) <= b2_linearSlop * b2_linearSlop) continue;
        b2EdgeShape shape;
        shape.SetTwoSided(start, end);
        add(body, shape, material);
    }
}

void parley_body_set_material(ParleyBody *body, ParleyMaterial material) {
    for (b2Fixture *fixture = body->body->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
        fixture->SetDensity(material.density);
        fixture->SetFriction(material.friction);
        fixture->SetRestitution(material.restitution);
    }
    for (b2ContactEdge *edge = body->body->GetContactList(); edge; edge = edge->next) {
        edge->contact->ResetFriction();
        edge->contact->ResetRestitution();
    }
    takeMass(body);
}

void parley_body_set_mass(ParleyBody *body, float mass) {
    body->mass = mass;
    takeMass(body);
}

float parley_body_mass(const ParleyBody *body) { return body->body->GetMass(); }

void parley_body_set_masks(ParleyBody *body, ParleyMasks masks) {
    body->masks = masks;
    for (b2Fixture *fixture = body->body->GetFixtureList(); fixture; fixture = fixture->GetNext()) fixture->Refilter();
}

void parley_body_set_dynamic(ParleyBody *body, bool isDynamic) {
    body->body->SetType(isDynamic ? b2_dynamicBody : b2_staticBody);
    takeMass(body);
}

void parley_body_set_behaviour(
    ParleyBody *body, bool feelsGravity, bool mayTurn, bool isPrecise, float linearDamping, float angularDamping) {
    body->body->SetGravityScale(feelsGravity ? 1 : 0);
    if (body->body->IsFixedRotation() == mayTurn) {
        body->body->SetFixedRotation(!mayTurn);
        takeMass(body);
    }
    body->body->SetBullet(isPrecise);
    body->body->SetLinearDamping(linearDamping);
    body->body->SetAngularDamping(angularDamping);
}

void parley_body_place(ParleyBody *body, ParleyVector position, float angle) {
    body->body->SetTransform(toBox(position), angle);
    body->body->SetAwake(true);
}

ParleyVector parley_body_position(const ParleyBody *body) { return fromBox(body->body->GetPosition()); }
float parley_body_angle(const ParleyBody *body) { return body->body->GetAngle(); }
void parley_body_set_velocity(ParleyBody *body, ParleyVector velocity) { body->body->SetLinearVelocity(toBox(velocity)); }
ParleyVector parley_body_velocity(const ParleyBody *body) { return fromBox(body->body->GetLinearVelocity()); }
void parley_body_set_turning(ParleyBody *body, float radiansPerSecond) { body->body->SetAngularVelocity(radiansPerSecond); }
float parley_body_turning(const ParleyBody *body) { return body->body->GetAngularVelocity(); }
void parley_body_set_awake(ParleyBody *body, bool isAwake) { body->body->SetAwake(isAwake); }
bool parley_body_is_awake(const ParleyBody *body) { return body->body->IsAwake(); }

void parley_body_force(ParleyBody *body, ParleyVector force, const ParleyVector *point) {
    body->body->ApplyForce(toBox(force), point ? toBox(*point) : body->body->GetWorldCenter(), true);
}

void parley_body_impulse(ParleyBody *body, ParleyVector impulse, const ParleyVector *point) {
    body->body->ApplyLinearImpulse(toBox(impulse), point ? toBox(*point) : body->body->GetWorldCenter(), true);
}

void parley_body_torque(ParleyBody *body, float torque) { body->body->ApplyTorque(torque, true); }
void parley_body_turning_impulse(ParleyBody *body, float impulse) { body->body->ApplyAngularImpulse(impulse, true); }

int parley_body_touching(const ParleyBody *body, uint64_t *bodies, int most) {
    int count = 0;
    for (b2ContactEdge *edge = body->body->GetContactList(); edge && count < most; edge = edge->next)
        if (edge->contact->IsTouching()) bodies[count++] = owner(edge->other)->number;
    return count;
}

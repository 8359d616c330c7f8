#include "world.hpp"

#include <algorithm>

// Steps of the solver within one step, as Box2D's manual suggests.
static const int velocityIterations = 8;
static const int positionIterations = 3;

static bool collides(const ParleyMasks &one, const ParleyMasks &other) {
    return (one.collision & other.category) != 0 || (other.collision & one.category) != 0;
}

static bool tells(const ParleyMasks &one, const ParleyMasks &other) {
    return (one.contact & other.category) != 0 || (other.contact & one.category) != 0;
}

ParleyWorld::ParleyWorld() {
    world.SetContactListener(this);
    world.SetContactFilter(this);
    world.SetDestructionListener(this);
}

ParleyWorld::~ParleyWorld() {
    world.SetDestructionListener(nullptr);
    world.SetContactListener(nullptr);
    for (const ParleyJoint *joint : joints) delete joint;
    for (ParleyBody *body : bodies) delete body;
}

bool ParleyWorld::ShouldCollide(b2Fixture *first, b2Fixture *second) {
    const ParleyMasks &one = owner(first->GetBody())->masks, &other = owner(second->GetBody())->masks;
    return collides(one, other) || tells(one, other);
}

void ParleyWorld::note(b2Contact *contact, bool isBeginning) {
    ParleyBody *one = owner(contact->GetFixtureA()->GetBody()), *other = owner(contact->GetFixtureB()->GetBody());
    if (!tells(one->masks, other->masks) || contacts.size() >= contactCountMax) return;
    b2WorldManifold manifold;
    contact->GetWorldManifold(&manifold);
    ParleyVector point = fromBox(contact->GetManifold()->pointCount > 0 ? manifold.points[0] : one->body->GetPosition());
    contacts.push_back(ParleyContact{one->number, other->number, point, fromBox(manifold.normal), 0, isBeginning});
}

void ParleyWorld::BeginContact(b2Contact *contact) { note(contact, true); }
void ParleyWorld::EndContact(b2Contact *contact) { note(contact, false); }

void ParleyWorld::PreSolve(b2Contact *contact, const b2Manifold *) {
    const ParleyMasks &one = owner(contact->GetFixtureA()->GetBody())->masks;
    const ParleyMasks &other = owner(contact->GetFixtureB()->GetBody())->masks;
    if (!collides(one, other)) contact->SetEnabled(false);
}

void ParleyWorld::PostSolve(b2Contact *contact, const b2ContactImpulse *impulse) {
    uint64_t one = owner(contact->GetFixtureA()->GetBody())->number, other = owner(contact->GetFixtureB()->GetBody())->number;
    float most = 0;
    for (int index = 0; index < impulse->count; index++) most = std::max(most, impulse->normalImpulses[index]);
    for (ParleyContact &kept : contacts)
        if (kept.isBeginning && kept.first == one && kept.second == other) kept.impulse = std::max(kept.impulse, most);
}

void ParleyWorld::SayGoodbye(b2Joint *joint) {
    for (const ParleyJoint *kept : joints)
        if (kept->joint == joint) {
            joints.erase(kept);
            delete kept;
            return;
        }
}

ParleyJoint *ParleyWorld::add(const b2JointDef &definition) {
    ParleyJoint *joint = new ParleyJoint{world.CreateJoint(&definition)};
    joints.insert(joint);
    return joint;
}

ParleyWorld *parley_world_make(void) { return new ParleyWorld(); }
void parley_world_free(ParleyWorld *world) { delete world; }
void parley_world_set_gravity(ParleyWorld *world, ParleyVector gravity) {
    if (world->world.GetGravity() == toBox(gravity)) return;
    world->world.SetGravity(toBox(gravity));
    for (ParleyBody *body : world->bodies) body->body->SetAwake(true);
}

void parley_world_step(ParleyWorld *world, float seconds) {
    world->world.Step(seconds, velocityIterations, positionIterations);
}

int parley_world_take_contacts(ParleyWorld *world, ParleyContact *contacts, int most) {
    int count = std::min(most, int(world->contacts.size()));
    std::copy_n(world->contacts.begin(), count, contacts);
    world->contacts.erase(world->contacts.begin(), world->contacts.begin() + count);
    return count;
}

struct AllHits : b2RayCastCallback {
    ParleyHit *hits;
    int most, count = 0;

    float ReportFixture(b2Fixture *fixture, const b2Vec2 &point, const b2Vec2 &normal, float share) override {
        if (count >= most) return 0;
        hits[count++] = ParleyHit{owner(fixture->GetBody())->number, fromBox(point), fromBox(normal), share};
        return 1;
    }
};

int parley_world_cast(ParleyWorld *world, ParleyVector start, ParleyVector end, ParleyHit *hits, int most) {
    if ((toBox(end) - toBox(start)).LengthSquared() <= 0) return 0;
    AllHits found;
    found.hits = hits;
    found.most = most;
    world->world.RayCast(&found, toBox(start), toBox(end));
    return found.count;
}

struct AllOverlaps : b2QueryCallback {
    std::vector<uint64_t> found;
    b2AABB area;
    bool isPoint;

    bool ReportFixture(b2Fixture *fixture) override {
        uint64_t number = owner(fixture->GetBody())->number;
        bool isMeant = !isPoint || fixture->TestPoint(area.lowerBound);
        if (isMeant && std::find(found.begin(), found.end(), number) == found.end()) found.push_back(number);
        return true;
    }
};

int parley_world_find(ParleyWorld *world, ParleyVector low, ParleyVector high, uint64_t *bodies, int most) {
    AllOverlaps overlaps;
    overlaps.area.lowerBound = toBox(low);
    overlaps.area.upperBound = toBox(high);
    overlaps.isPoint = low.x == high.x && low.y == high.y;
    world->world.QueryAABB(&overlaps, overlaps.area);
    int count = std::min(most, int(overlaps.found.size()));
    std::copy_n(overlaps.found.begin(), count, bodies);
    return count;
}

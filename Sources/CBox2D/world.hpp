#pragma once

#include <box2d/box2d.h>

#include <unordered_set>
#include <vector>

#include "CBox2D.h"

/// A body with what its contacts need.
struct ParleyBody {
    uint64_t number;
    ParleyMasks masks;
    b2Body *body;
    /// Mass that the app has set; 0 leaves it to the density.
    float mass;
};

struct ParleyJoint {
    b2Joint *joint;
};

inline b2Vec2 toBox(ParleyVector vector) { return b2Vec2(vector.x, vector.y); }
inline ParleyVector fromBox(const b2Vec2 &vector) { return ParleyVector{vector.x, vector.y}; }
inline ParleyBody *owner(const b2Body *body) { return reinterpret_cast<ParleyBody *>(const_cast<b2Body *>(body)->GetUserData().pointer); }

/// A world that keeps its contacts until they are taken, and forgets joints that go with a body.
struct ParleyWorld : b2ContactListener, b2ContactFilter, b2DestructionListener {
    /// Most contacts that are kept: far more than a scene has bodies.
    static const size_t contactCountMax = 10000;
    b2World world{b2Vec2(0, 0)};
    std::vector<ParleyContact> contacts;
    std::unordered_set<const ParleyJoint *> joints;
    std::unordered_set<ParleyBody *> bodies;

    ParleyWorld();
    ~ParleyWorld() override;
    bool ShouldCollide(b2Fixture *first, b2Fixture *second) override;
    void BeginContact(b2Contact *contact) override;
    void EndContact(b2Contact *contact) override;
    void PreSolve(b2Contact *contact, const b2Manifold *old) override;
    void PostSolve(b2Contact *contact, const b2ContactImpulse *impulse) override;
    void SayGoodbye(b2Joint *joint) override;
    void SayGoodbye(b2Fixture *) override {}
    void note(b2Contact *contact, bool isBeginning);
    ParleyJoint *add(const b2JointDef &definition);
};

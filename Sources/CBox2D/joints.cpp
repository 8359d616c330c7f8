#include "world.hpp"

ParleyJoint *parley_joint_pin(
    ParleyWorld *world, ParleyBody *first, ParleyBody *second, ParleyVector anchor, bool isLimited, float lower,
    float upper, float friction, float speed, bool hasMotor) {
    b2RevoluteJointDef definition;
    definition.Initialize(first->body, second->body, toBox(anchor));
    definition.enableLimit = isLimited;
    definition.lowerAngle = lower;
    definition.upperAngle = upper;
    definition.enableMotor = hasMotor;
    definition.maxMotorTorque = friction;
    definition.motorSpeed = speed;
    return world->add(definition);
}

ParleyJoint *parley_joint_weld(ParleyWorld *world, ParleyBody *first, ParleyBody *second, ParleyVector anchor) {
    b2WeldJointDef definition;
    definition.Initialize(first->body, second->body, toBox(anchor));
    return world->add(definition);
}

ParleyJoint *parley_joint_distance(
    ParleyWorld *world, ParleyBody *first, ParleyBody *second, ParleyVector anchor, ParleyVector other, float least,
    float most, float frequency, float damping) {
    b2DistanceJointDef definition;
    definition.Initialize(first->body, second->body, toBox(anchor), toBox(other));
    definition.minLength = least;
    definition.maxLength = most;
    definition.collideConnected = true;
    if (frequency > 0) {
        b2LinearStiffness(definition.stiffness, definition.damping, frequency, damping, first->body, second->body);
    }
    return world->add(definition);
}

ParleyJoint *parley_joint_slide(
    ParleyWorld *world, ParleyBody *first, ParleyBody *second, ParleyVector anchor, ParleyVector axis, bool isLimited,
    float lower, float upper) {
    b2PrismaticJointDef definition;
    b2Vec2 way = toBox(axis);
    if (way.Normalize() <= 0) way.Set(1, 0);
    definition.Initialize(first->body, second->body, toBox(anchor), way);
    definition.enableLimit = isLimited;
    definition.lowerTranslation = lower;
    definition.upperTranslation = upper;
    return world->add(definition);
}

void parley_joint_free(ParleyWorld *world, ParleyJoint *joint) {
    if (!parley_joint_is_there(world, joint)) return;
    world->joints.erase(joint);
    world->world.DestroyJoint(joint->joint);
    delete joint;
}

bool parley_joint_is_there(const ParleyWorld *world, const ParleyJoint *joint) { return world->joints.count(joint) > 0; }

ParleyVector parley_joint_force(const ParleyJoint *joint, float seconds) {
    return fromBox(joint->joint->GetReactionForce(seconds > 0 ? 1 / seconds : 0));
}

float parley_joint_torque(const ParleyJoint *joint, float seconds) {
    return joint->joint->GetReactionTorque(seconds > 0 ? 1 / seconds : 0);
}

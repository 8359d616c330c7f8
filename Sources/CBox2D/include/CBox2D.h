#pragma once

// Physics of Debian's Box2D in C. Lengths in metres, angles in radians, seconds, kilograms. Objects of a world are freed with it.

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct ParleyWorld ParleyWorld;
typedef struct ParleyBody ParleyBody;
typedef struct ParleyJoint ParleyJoint;

typedef struct {
    float x, y;
} ParleyVector;

/// Masks of a body, by which it meets others.
typedef struct {
    uint32_t category, collision, contact;
} ParleyMasks;

/// Surface and mass of a shape. Density in kilograms per square metre.
typedef struct {
    float density, friction, restitution;
} ParleyMaterial;

/// Beginning or end of a contact between the bodies of two numbers.
typedef struct {
    uint64_t first, second;
    ParleyVector point, normal;
    float impulse;
    bool isBeginning;
} ParleyContact;

typedef struct {
    uint64_t body;
    ParleyVector point, normal;
    /// Share of the ray, 0…1.
    float share;
} ParleyHit;

// A world.
ParleyWorld *parley_world_make(void);
void parley_world_free(ParleyWorld *world);
void parley_world_set_gravity(ParleyWorld *world, ParleyVector gravity);
void parley_world_step(ParleyWorld *world, float seconds);
/// Takes up to `most` contacts since the last call, in order; returns their number.
int parley_world_take_contacts(ParleyWorld *world, ParleyContact *contacts, int most);
/// Finds the shapes along a ray, in no order; returns their number, at most `most`.
int parley_world_cast(ParleyWorld *world, ParleyVector start, ParleyVector end, ParleyHit *hits, int most);
/// Finds the numbers of the bodies that overlap a rectangle, or, where both corners are one point, that contain the point.
int parley_world_find(ParleyWorld *world, ParleyVector low, ParleyVector high, uint64_t *bodies, int most);

// Bodies. The number tells a body from others in contacts; it is not 0.
ParleyBody *parley_body_make(ParleyWorld *world, uint64_t number, ParleyVector position, float angle);
void parley_body_free(ParleyWorld *world, ParleyBody *body);
void parley_body_clear_shapes(ParleyBody *body);
void parley_body_add_circle(ParleyBody *body, ParleyVector center, float radius, ParleyMaterial material);
/// Adds a convex polygon of 3 to 8 points; one that has no area is left out.
void parley_body_add_polygon(ParleyBody *body, const ParleyVector *points, int count, ParleyMaterial material);
/// Adds lines between points that follow each other, without a mass.
void parley_body_add_edges(ParleyBody *body, const ParleyVector *points, int count, bool isLoop, ParleyMaterial material);
void parley_body_set_material(ParleyBody *body, ParleyMaterial material);
void parley_body_set_mass(ParleyBody *body, float mass);
float parley_body_mass(const ParleyBody *body);
void parley_body_set_masks(ParleyBody *body, ParleyMasks masks);
void parley_body_set_dynamic(ParleyBody *body, bool isDynamic);
void parley_body_set_behaviour(
    ParleyBody *body, bool feelsGravity, bool mayTurn, bool isPrecise, float linearDamping, float angularDamping);
void parley_body_place(ParleyBody *body, ParleyVector position, float angle);
ParleyVector parley_body_position(const ParleyBody *body);
float parley_body_angle(const ParleyBody *body);
void parley_body_set_velocity(ParleyBody *body, ParleyVector velocity);
ParleyVector parley_body_velocity(const ParleyBody *body);
void parley_body_set_turning(ParleyBody *body, float radiansPerSecond);
float parley_body_turning(const ParleyBody *body);
void parley_body_set_awake(ParleyBody *body, bool isAwake);
bool parley_body_is_awake(const ParleyBody *body);
void parley_body_force(ParleyBody *body, ParleyVector force, const ParleyVector *point);
void parley_body_impulse(ParleyBody *body, ParleyVector impulse, const ParleyVector *point);
void parley_body_torque(ParleyBody *body, float torque);
void parley_body_turning_impulse(ParleyBody *body, float impulse);
/// Finds the numbers of the bodies that it touches.
int parley_body_touching(const ParleyBody *body, uint64_t *bodies, int most);

// Joints. A body that is freed takes its joints with it; `parley_joint_is_there` tells.
ParleyJoint *parley_joint_pin(
    ParleyWorld *world, ParleyBody *first, ParleyBody *second, ParleyVector anchor, bool isLimited, float lower,
    float upper, float friction, float speed, bool hasMotor);
ParleyJoint *parley_joint_weld(ParleyWorld *world, ParleyBody *first, ParleyBody *second, ParleyVector anchor);
/// Keeps two points between two distances; with a frequency, a spring of that many swings a second.
ParleyJoint *parley_joint_distance(
    ParleyWorld *world, ParleyBody *first, ParleyBody *second, ParleyVector anchor, ParleyVector other, float least,
    float most, float frequency, float damping);
ParleyJoint *parley_joint_slide(
    ParleyWorld *world, ParleyBody *first, ParleyBody *second, ParleyVector anchor, ParleyVector axis, bool isLimited,
    float lower, float upper);
void parley_joint_free(ParleyWorld *world, ParleyJoint *joint);
bool parley_joint_is_there(const ParleyWorld *world, const ParleyJoint *joint);
ParleyVector parley_joint_force(const ParleyJoint *joint, float seconds);
float parley_joint_torque(const ParleyJoint *joint, float seconds);

#ifdef __cplusplus
}
#endif

// Reads the protocol conformance records that the Swift compiler emits, in the way the Swift runtime does.
//
// Source: swiftlang/swift, docs/ABI/TypeMetadata.rst: "Protocol Conformance Records", "Nominal Type Descriptors".

#include "CTypeRecords.h"
#include <stdint.h>
#include <string.h>

// The linker defines symbols for both ends of a section whose name is a valid C identifier.
extern const int32_t start[] __asm__("__start_swift5_protocol_conformances") __attribute__((weak, visibility("hidden")));
extern const int32_t stop[] __asm__("__stop_swift5_protocol_conformances") __attribute__((weak, visibility("hidden")));

enum { KIND_MASK = 0x1f, CLASS = 16, ENUM = 18, IS_GENERIC = 0x80, REFERENCE_KIND = 0x38 };

typedef struct {
  const void *type;
  size_t state;
} Metadata;

static const char *at(const int32_t *offset) { return (const char *)offset + *offset; }

/// Resolves a relative pointer; its lowest bit marks an indirect one.
static const int32_t *descriptor(const int32_t *offset) {
  const char *place = (const char *)offset + (*offset & ~1);
  return (const int32_t *)(*offset & 1 ? *(const char *const *)place : place);
}

static const void *type_of(const int32_t *nominal) {
  uint32_t flags = (uint32_t)nominal[0];
  uint32_t kind = flags & KIND_MASK;
  if (kind < CLASS || kind > ENUM || flags & IS_GENERIC) return NULL;
  Metadata (*access)(size_t) = (Metadata(*)(size_t))at(&nominal[3]);
  return access(0).type;
}

size_t parley_types_conforming(const char *protocol, const void **types, size_t countMax) {
  size_t count = 0;
  for (const int32_t *record = start; record < stop && count < countMax; record++) {
    const int32_t *conformance = (const int32_t *)at(record);
    const int32_t *conformed = descriptor(&conformance[0]);
    // Other reference kinds are Objective-C classes and types of other libraries.
    if (conformed == NULL || ((uint32_t)conformance[3] & REFERENCE_KIND) != 0) continue;
    if (strcmp(at(&conformed[2]), protocol) != 0) continue;
    const void *type = type_of((const int32_t *)at(&conformance[1]));
    if (type != NULL) types[count++] = type;
  }
  return count;
}

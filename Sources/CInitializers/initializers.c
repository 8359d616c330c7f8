// Calls overridable initialisers that are not `required`, as Objective-C does, by the table of methods in a class's metadata.
//
// A base class's entry for an initialiser is the address of its allocating entry point; a subclass has its own one at the same
// place. Source: swiftlang/swift, docs/ABI/TypeMetadata.rst, "Class Metadata"; docs/ABI/Mangling.rst for the names.

#include "CInitializers.h"
#include <stddef.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
#define ENTRY(name) __asm__(name)

extern const char view_init[] ENTRY("$s5UIKit6UIViewC5frameAC10Foundation6CGRectV_tcfC");
extern const char cell_init[] ENTRY("$s5UIKit15UITableViewCellC5style15reuseIdentifierA2C0D5StyleO_SSSgtcfC");
extern const char title_init[] ENTRY("$s5UIKit023UITableViewHeaderFooterC0C15reuseIdentifierACSSSg_tcfC");
extern const char controller_init[] ENTRY("$s5UIKit16UIViewControllerC7nibName6bundleACSSSg_10Foundation6BundleCSgtcfC");
extern const char segue_init[] ENTRY("$s5UIKit17UIStoryboardSegueC10identifier6source11destinationACSSSg_AA16UIViewControllerCAItcfC");
extern const char object_init[] ENTRY("$s10Foundation8NSObjectCACycfC");
extern const char layer_init[] ENTRY("$s5UIKit7CALayerCACycfC");

// The part of a class's metadata before its members; both sizes are in bytes.
typedef struct {
  const void *kind, *superclass;
  uint32_t flags, instanceAddressPoint, instanceSize;
  uint16_t alignmentMask, reserved;
  uint32_t classSize, classAddressPoint;
} ClassMetadata;

/// Returns the subclass's entry at the place where the base class has `initializer`.
static const void *entry(const void *base, const void *type, const char *initializer) {
  const ClassMetadata *metadata = base;
  size_t count = (metadata->classSize - metadata->classAddressPoint) / sizeof(void *);
  const void *const *known = base, *const *wanted = type;
  for (size_t index = sizeof(ClassMetadata) / sizeof(void *); index < count; index++) {
    if (known[index] == (const void *)initializer) return wanted[index];
  }
  return NULL;
}

void *parley_make_view(const void *base, const void *type, double x, double y, double width, double height) {
  SWIFT void *(*make)(double, double, double, double, SELF const void *) = entry(base, type, view_init);
  return make ? make(x, y, width, height, type) : NULL;
}

void *parley_make_cell(const void *base, const void *type, uint8_t style, ParleyText identifier) {
  SWIFT void *(*make)(uint8_t, uint64_t, uint64_t, SELF const void *) = entry(base, type, cell_init);
  return make ? make(style, identifier.low, identifier.high, type) : NULL;
}

void *parley_make_section_title(const void *base, const void *type, ParleyText identifier) {
  SWIFT void *(*make)(uint64_t, uint64_t, SELF const void *) = entry(base, type, title_init);
  return make ? make(identifier.low, identifier.high, type) : NULL;
}

void *parley_make_controller(const void *base, const void *type) {
  SWIFT void *(*make)(uint64_t, uint64_t, const void *, SELF const void *) = entry(base, type, controller_init);
  return make ? make(0, 0, NULL, type) : NULL;
}

void *parley_make_layer(const void *base, const void *type) {
  SWIFT void *(*make)(SELF const void *) = entry(base, type, layer_init);
  return make ? make(type) : NULL;
}

void *parley_make_object(const void *base, const void *type) {
  SWIFT void *(*make)(SELF const void *) = entry(base, type, object_init);
  return make ? make(type) : NULL;
}

void *parley_make_segue(
    const void *base, const void *type, ParleyText identifier, const void *source, const void *destination) {
  SWIFT void *(*make)(uint64_t, uint64_t, const void *, const void *, SELF const void *) = entry(base, type, segue_init);
  return make ? make(identifier.low, identifier.high, source, destination, type) : NULL;
}

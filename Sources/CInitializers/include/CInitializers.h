#ifndef PARLEY_INITIALIZERS_H
#define PARLEY_INITIALIZERS_H

#include <stdint.h>

// Each function calls one designated initialiser of UIKit's on a class that is known at run time only, and returns the new
// object with one reference, which the caller owns. `type` is the metadata of the base class or of a subclass of it.
// NULL where the class's table has no such entry.

typedef struct {
  uint64_t low, high;
} ParleyText;

/// `UIView.init(frame:)`.
void *parley_make_view(const void *base, const void *type, double x, double y, double width, double height);

/// `UITableViewCell.init(style:reuseIdentifier:)`. Takes over the reference that the text holds.
void *parley_make_cell(const void *base, const void *type, uint8_t style, ParleyText identifier);

/// `UITableViewHeaderFooterView.init(reuseIdentifier:)`. Takes over the reference that the text holds.
void *parley_make_section_title(const void *base, const void *type, ParleyText identifier);

/// `UIViewController.init(nibName:bundle:)` with nil for both.
void *parley_make_controller(const void *base, const void *type);

/// `NSObject.init()`.
void *parley_make_object(const void *base, const void *type);

/// `UIStoryboardSegue.init(identifier:source:destination:)`. Takes over the references that text, source and destination hold.
void *parley_make_segue(const void *base, const void *type, ParleyText identifier, const void *source, const void *destination);

/// `CALayer.init()`.
void *parley_make_layer(const void *base, const void *type);

#endif

#ifndef PARLEY_TYPE_RECORDS_H
#define PARLEY_TYPE_RECORDS_H

#include <stddef.h>

/// Finds the types of this executable that conform to a protocol; generic types are left out.
/// @param protocol The protocol's name without its module.
/// @param types Buffer for the metadata of `countMax` types.
/// @return Number of types written, at most `countMax`.
size_t parley_types_conforming(const char *protocol, const void **types, size_t countMax);

#endif

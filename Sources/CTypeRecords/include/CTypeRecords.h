#ifndef PARLEY_TYPE_RECORDS_H
#define PARLEY_TYPE_RECORDS_H

#include <stddef.h>

/// Types of this executable that conform to a protocol.
/// @param protocol The protocol's own name, without its module.
/// @param types Room for the metadata of `countMax` types; types that are generic are left out.
/// @return How many there are, at most `countMax`.
size_t parley_types_conforming(const char *protocol, const void **types, size_t countMax);

#endif

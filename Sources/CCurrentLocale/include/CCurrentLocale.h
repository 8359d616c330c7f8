#ifndef PARLEY_CURRENT_LOCALE_H
#define PARLEY_CURRENT_LOCALE_H

// Has nothing to call: `locale.S` takes the place of functions of Foundation (docs/decisions/0030).

#endif

#ifndef mint_h
#define mint_h

#include <stdint.h>

/// No more than this many tosses are counted.
#define MINT_TOSS_COUNT_MAX 100

typedef enum mint_side { MINT_HEADS, MINT_TAILS } mint_side;

typedef struct mint_coin {
    uint32_t state;
    mint_side side;
    int32_t count;
} mint_coin;

mint_coin mint_new(uint32_t seed);
void mint_toss(mint_coin *coin);

#endif

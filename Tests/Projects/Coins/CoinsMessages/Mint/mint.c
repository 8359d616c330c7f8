#include "mint.h"

mint_coin mint_new(uint32_t seed) {
    mint_coin coin = { seed == 0 ? 1 : seed, MINT_HEADS, 0 };
    return coin;
}

void mint_toss(mint_coin *coin) {
    coin->state ^= coin->state << 13;
    coin->state ^= coin->state >> 17;
    coin->state ^= coin->state << 5;
    coin->side = coin->state % 2 ? MINT_TAILS : MINT_HEADS;
    if (coin->count < MINT_TOSS_COUNT_MAX) coin->count += 1;
}

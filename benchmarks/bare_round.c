/* The limit: a round of Moustache for four without any rule card, as fast as plain C plays it.

       bare_round ROUNDS SEED...

   For each seed: rounds a second, then the sums that `upperlip.kernel.animals.playouts` gives for
   the same rounds (rounds won by either team, stars of either team). Same generator, same draws,
   same cards: only the game around them is missing. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { PLAYERS = 4, HAND = 10, VALUES = 11, CARDS = 44 };

static const uint64_t COLOUR = (1 << VALUES) - 1; /* green's cards; the others' lie above */
static const uint8_t STARS[VALUES] = {[3] = 1, [4] = 2, [5] = 3, [6] = 2, [7] = 1};

/* SplitMix64 */

static const uint64_t STEP = 0x9E3779B97F4A7C15;

static inline uint64_t mix(uint64_t word) {
    word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9;
    word = (word ^ word >> 27) * 0x94D049BB133111EB;
    return word ^ word >> 31;
}

static inline uint64_t keyed(uint64_t stream, uint64_t part) {
    return mix((stream + STEP) ^ part);
}

static inline unsigned below(uint64_t *stream, uint64_t n) {
    unsigned __int128 product = (unsigned __int128)mix(*stream += STEP) * n;
    if (__builtin_expect((uint64_t)product < n, 0))
        while ((uint64_t)product < -n % n) product = (unsigned __int128)mix(*stream += STEP) * n;
    return product >> 64;
}

/* The k-th card of a set, k below 16. Four moves on condition beat a loop nobody can predict. */
static inline unsigned kth(uint64_t set, unsigned k) {
#define DROP set &= set - 1;
    if (k & 1) { DROP }
    if (k & 2) { DROP DROP }
    if (k & 4) { DROP DROP DROP DROP }
    if (k & 8) { DROP DROP DROP DROP DROP DROP DROP DROP }
    return __builtin_ctzll(set);
}

static inline void swap(uint8_t *a, uint8_t *b) {
    uint8_t kept = *a;
    *a = *b, *b = kept;
}

static void play(uint64_t stream, long won[2], long sums[2]) {
    uint8_t seats[PLAYERS] = {0, 1, 2, 3}, team[PLAYERS] = {1, 1, 1, 1}, deck[CARDS];
    for (unsigned place = 0; place < 2; place++) {
        swap(&seats[place], &seats[place + below(&stream, PLAYERS - place)]);
        team[seats[place]] = 0;
    }
    const unsigned crown = below(&stream, PLAYERS);
    stream += 3 * STEP; /* the jokers are shuffled, though four players use none */

    uint64_t hands[PLAYERS] = {0};
    for (unsigned card = 0; card < CARDS; card++) deck[card] = card;
    for (unsigned place = 0; place < PLAYERS * HAND; place++) {
        swap(&deck[place], &deck[place + below(&stream, CARDS - place)]);
        hands[PLAYERS - 1 - place / HAND] |= 1ull << deck[place];
    }

    int stars[2] = {0};
    for (unsigned trick = 0, seat = crown; trick < HAND; trick++) {
        uint64_t led = ~0ull;
        unsigned strongest = 0, worth = 0;
        for (unsigned turn = 0; turn < PLAYERS; turn++, seat = (seat + 1) % PLAYERS) {
            const uint64_t hand = hands[seat], follow = hand & led, legal = follow ? follow : hand;
            const unsigned card = kth(legal, below(&stream, __builtin_popcountll(legal)));
            const unsigned strength = card * PLAYERS + seat;
            hands[seat] ^= 1ull << card;
            if (turn == 0) led = COLOUR << card / VALUES * VALUES;
            if (strength > strongest) strongest = strength;
            worth += STARS[card % VALUES];
        }
        seat = strongest % PLAYERS;
        stars[team[seat]] += worth;
    }
    won[stars[0] == stars[1] ? team[crown] : stars[1] > stars[0]]++;
    sums[0] += stars[0], sums[1] += stars[1];
}

int main(int count, char **words) {
    const long rounds = count > 1 ? atol(words[1]) : 0;
    for (int at = 2; at < count; at++) {
        const uint64_t seed = keyed(0, strtoull(words[at], NULL, 10));
        long won[2] = {0}, sums[2] = {0};
        struct timespec start, end;
        clock_gettime(CLOCK_MONOTONIC, &start);
        for (long number = 0; number < rounds; number++) play(keyed(seed, number), won, sums);
        clock_gettime(CLOCK_MONOTONIC, &end);
        const double spent = end.tv_sec - start.tv_sec + (end.tv_nsec - start.tv_nsec) / 1e9;
        printf("%.0f %ld %ld %ld %ld\n", rounds / spent, won[0], won[1], sums[0], sums[1]);
    }
    return 0;
}

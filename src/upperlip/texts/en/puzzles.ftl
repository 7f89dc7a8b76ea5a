# Puzzles: decisions with a clear answer, from games of bots.

puzzle-words = One decision from a game that bots have played: you see what its player saw, and nothing else. Every good answer counts, and your first one is remembered.
puzzle-today = Puzzle of the day
puzzle-today-right = Puzzle of the day: solved
puzzle-today-wrong = Puzzle of the day: missed
puzzle-any = Any puzzle
puzzle-count =
    { $answered ->
        [0] { $puzzles } in all
       *[other] { $right } of { $answered } right; { $puzzles } in all
    }
puzzle-deeds = What to do
puzzle-cards = Which card matters
puzzle-next = Next puzzle
puzzle-figures = Why?
puzzle-leave = All puzzles

## What a good answer does

puzzle-theme-duck = Duck
puzzle-theme-take = Take the trick
puzzle-theme-keep = Keep the bid
puzzle-theme-partner = Partner first
puzzle-theme-count = Count the colour
puzzle-theme-steal = Steal
puzzle-theme-bid = Bid
puzzle-theme-trump = Name the trump

## How hard it is: how many of the bots fail

puzzle-level-1 = easy
puzzle-level-2 = fair
puzzle-level-3 = hard
puzzle-level-4 = fiendish

## The answer

puzzle-right = Right.
puzzle-wrong = Not this time.
puzzle-good = Good: { $actions }.
puzzle-about = About: { $themes }
puzzle-found-by = Bots that found it: { $bots }
puzzle-found-by-none = None of the bots found it.

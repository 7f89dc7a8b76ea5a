# The review of a finished game. Figures come dressed: “4.2”, “−1.5”, “81”.

## Why another action was better: counted over the deals that fit what the seat saw

why-review-unfinished = This game is not over. Its review would tell what its players must not know yet.
why-review-takes = { $card } wins the trick for your side in { $share } of 100 deals that fit, { $instead } in { $rest }.
why-review-bid-met = Your side’s bid was met already: { $card } leaves the trick to others in { $share } of 100 deals that fit, while { $instead } wins it in { $rest }.
why-review-partner = In { $share } of 100 deals that fit, your partner has the trick: { $card } lets it be, and { $instead } stays in your hand.
why-review-gives-away = { $instead } goes to your opponents in { $share } of 100 deals that fit; { $card } keeps its value from them.
why-review-brings = { $card } comes home to your side in { $share } of 100 deals that fit, and counts for more than { $instead }.
why-review-hands-over = { $card } costs whoever gets it, and your opponents get it in { $share } of 100 deals that fit.
why-review-leaves = { $card } leaves the trick to others in { $share } of 100 deals that fit; { $instead } wins it in { $rest }, and that does not pay.
why-review-same = The trick goes the same way in { $share } of 100 deals that fit; { $instead } is worth more later on.
why-review-worth-more = { $card } counts for more than { $instead }.
why-review-trump-takes = With { $colour } as trump your side wins the trick in { $share } of 100 deals that fit, otherwise in { $rest }.
why-review-trump-leaves = With { $colour } as trump the trick goes to others in { $share } of 100 deals that fit; otherwise it is yours in { $rest }, and that does not pay.
why-review-more-tricks = Your side wins more tricks than { $number } in { $share } of 100 deals that fit.
why-review-fewer-tricks = Your side wins fewer tricks than { $number } in { $share } of 100 deals that fit.
why-review-blind-missed = A blind bid of { $number } is missed in { $share } of 100 deals.

## What lay on the table

why-review-row = Rule: “{ $rule }”.
why-review-team = With you: { $seats }.
why-review-alone = You play alone.
why-review-trump = Trump: { $colour }.
why-review-no-trump = No trump.
why-review-bid = Your side has bid { $number }; tricks so far: { $tricks }.

## Hints while playing: what matters now

why-hint-aim-stars = More stars win the round.
why-hint-fewest = Fewer stars win this round: better not to take what lies in a trick.
why-hint-give = What you give away will be played by your neighbour: see which team that is.
why-hint-steal = The Monkey takes one card for your team: what counts is what it is worth there.
why-hint-aim-points = A bid that is met exactly brings most; then count the cards in your tricks.
why-hint-pass = What you pass will be played by your neighbour: see which side that is.
why-hint-bid = Only a bid that is met exactly pays: say how many tricks your side should win.
why-hint-blind = A blind bid pays double if it is met; if it is missed, the round brings nothing good.
why-hint-trump = The colour you name is trump for this trick and the next.
why-hint-lead = You lead: the others answer to your card.
why-hint-bid-met = Your side’s bid is met: no further trick is wanted.
why-hint-trick-ours = As it lies, the trick is your side’s: { $seat } would take it.
why-hint-trick-theirs = As it lies, the trick is not yours: { $seat } would take it.
why-hint-stars-in-it = Stars in it so far: { $count }.
why-hint-points-in-it = Points in it so far: { $count }.
why-hint-last = Yours is the last card of the trick: nobody can answer to it.

## Actions

review-do-play = { $card }
review-do-give = give { $card }
review-do-steal = take { $card }
review-do-pass = pass { $card }
review-do-bid = bid { $number }
review-do-blind = blind { $number }
review-do-blind-no = not blind
review-do-agree = agree
review-do-refuse = refuse
review-do-trump = { $colour }

review-question-play = What would you play?
review-question-give = What would you give away?
review-question-steal = What would you take?
review-question-pass = What would you pass?
review-question-bid = What would you bid?
review-question-blind = Would you bid blind?
review-question-agree = Would you agree?
review-question-trump = Which trump would you name?

## The review

review-title = { $seat }: the game in review
review-heading = Review of the game
review-result-share = Trophy points
review-result-points = Points ahead of the others’ average
review-choices = Decisions with a choice
review-each-share = Lost per decision, points of win share
review-each-points = Lost per decision, points
review-sum-share = Lost in all, points of win share
review-sum-points = Lost in all, points
review-worlds = Deals looked at for each decision
review-grade-best = best
review-grade-close = too close to call
review-grade-slight = slight
review-grade-small = small
review-grade-clear = clear
review-grade-grave = grave

review-players = Everyone at the table
review-player = Player
review-counted = How many losses were
review-players-words = A loss is how much worse a decision was than the best one, from what its player could see. Decisions that are too close to call lose nothing.

review-graph = How it stood
review-graph-share = Chance to win the round
review-graph-points = Points ahead, expected of the round
review-graph-words = The line is what you could see, after each decision of yours. Dashed: as the cards lay, which nobody could know. A dot marks a decision worth a second look.
review-seen = as you could see it
review-lay = as the cards lay
review-round = Round { $number }
review-step = Step
review-table = The figures

review-looks = Worth a second look
review-no-looks = Nothing here is worth a second look. A stiff upper lip, well kept.
review-where = Round { $number }, step { $step }
review-hand = Your hand
review-trick = The trick so far
review-lead = You are to lead.
review-show = Show the answer
review-best = Best: { $action }
review-yours = You: { $action }
review-lost-share = { $grade }: { $loss } points of win share lost ({ $low } to { $high })
review-lost-points = { $grade }: { $loss } points lost ({ $low } to { $high })
review-no-reason = No single reason holds in 60 of 100 deals.
review-example = A deal in which it matters
review-value-share = Wins the round in %
review-value-points = Points ahead
review-behind = Behind the best
review-action = Action
review-tricks = Tricks of your side, in 100 deals
review-holders = Who could hold what
review-holders-words = How often each card you could not see was in each hand, in 100 deals that fit.
review-elsewhere = not in play
review-card = Card
review-hinted = Decided with a hint.

review-all = All your decisions
review-yours-column = Your choice
review-best-column = Best
review-grade = Verdict
review-loss = Loss

review-ledger = The luck ledger
review-ledger-words-share = Your trophy points as a sum that adds up. “Even” is what this seat gets on average; luck is what chance did to it. Of every decision, what its player could have seen is counted apart from the guess that came off, or did not.
review-ledger-words-points = Your points ahead of the others’ average as a sum that adds up. “Even” is what this seat gets on average; luck is what chance did to it. Of every decision, what its player could have seen is counted apart from the guess that came off, or did not.
review-lay-column = As the cards lay
review-line-even = Even
review-line-deal = Luck of the deal
review-line-teams = Luck of the teams
review-line-crown = Luck of the crown
review-line-trump = Luck of the trump
review-line-turned = Luck of turned cards
review-line-trophies = Luck of the trophies
review-line-own-losses = Your own losses
review-line-own-guesses = Your guesses
review-line-partner-losses = Your partners’ losses
review-line-partner-guesses = Your partners’ guesses
review-line-opponent-losses = Your opponents’ gifts
review-line-opponent-guesses = Your opponents’ guesses
review-line-result = Result

review-method = How this was worked out
review-method-words = Every action is tried in the same deals, drawn from what the seat could see; rules of thumb play on, and the last tricks are played out exactly. The best is chosen in one half of the deals and measured in the other. Ranges are 95 % intervals; where one holds zero, it is too close to call.
review-thresholds-share = Small from { $small }, clear from { $clear }, grave from { $grave } points of win share on.
review-thresholds-points = Small from { $small }, clear from { $clear }, grave from { $grave } points on.
review-made = Made by upperlip { $version }.

## On the page

review-progress = Worked out: { $done } of { $of }.
review-waiting = Waiting for a free moment: games that are played come first.
review-so-far = Your decisions so far: { $decisions }; nothing lost in { $best } of them.
review-hint-question = What is worth considering?
review-hint-answer = Which one, and why?
review-hint-best = Best:
review-hint-worlds = Worked out over { $worlds } deals that fit what you can see.

## What stands behind a suggestion

why-hint-round = Wins the round { $share } % of the time and loses it { $risk } % ({ $sure ->
    [unknown] too few deals to say how sure that is
    [alike] the same in every deal
   *[known] give or take { $error }
 }), judged by { $worlds ->
    [one] one possible deal that fits
   *[other] { $worlds } possible deals that fit
 } what you know.
why-hint-points = Expected lead over the others: { $points } { $sure ->
    [unknown] (too few deals to say how sure that is).
    [alike] (the same in every deal).
   *[known] (give or take { $error }); a single round can turn out { $risk } better or worse.
 } Judged by { $worlds ->
    [one] one possible deal that fits
   *[other] { $worlds } possible deals that fit
 } what you know.
why-hint-match = Wins the game about { $share } % of the time ({ $sure ->
    [unknown] too few deals to say how sure that is
    [alike] the same in every deal
   *[known] give or take { $error }
 }), judged by { $worlds ->
    [one] one possible deal that fits
   *[other] { $worlds } possible deals that fit
 } what you know.

/** Words for the gallery only; the app takes its own from the Fluent files. */

export const POINTS: Record<string, number> = { '15': 10, '10': 5, '5': 5, '1': 2 };

export const TEXTS: Record<string, readonly [title: string, effect: string]> = {
  ACORN: ['Acorn', 'The lowest number takes the trick, whatever its colour.'],
  BUTTERNUT: ['Butternut', 'The point cards of this trick score nothing.'],
  PEANUT: ['Hot Peanut', 'Everyone passes a card to the left, at once.'],
  HONEYNUT: ['Honeynut', 'Its number is one more than that of the card before it.'],
  'HEALTH+': ['Health +1', 'Counts as one extra trick for the side that wins it.'],
  'HEALTH-': ['Health −1', 'Counts as one trick fewer for the side that wins it.'],
  HUMMMUS: ['Hummus', 'Its player names the trump for this trick and the next.'],
  NUTCASE: ['Nutcase', 'No trump in this trick and the next.'],
  TWINS: ['Twins', 'A turned card decides: +5 or −5 to the winner of the trick.'],
  PISSTACHIO: ['Grumpy Pistachio', '−5 to the winner of the trick.'],
  PRAYLENE: ['Praline', '+5 to the winner of the trick.'],
  WALNUT: ['Walnut', 'Trump, whenever there is one.'],
  UNICORN: ['Unicorn', 'Wins the trick, whatever the rules say.'],
  MONKEY: ['Monkey', 'Takes one card of the trick before the winner collects the rest.'],
  PIGEON: ['Pigeon', 'All cards of the trick are discarded and count for nobody.'],
};

export const RULES: Record<string, string> = {
  'green-negative': 'Sour greens',
  'pink-open': 'Pigs on show',
  'pass-three': 'Three parting gifts',
  'blue-tax': 'Walrus tax',
  'fewest-stars': 'Less is more',
  'pink-bonus': 'Piggy bank',
  'shining-zeros': 'Zero to hero',
  'last-trick': 'Last laugh',
  'twos-win': 'Terrible twos',
  'equals-out': 'Copycats out',
  reversed: 'Hamsters on top',
  'three-lowest': 'Limbo threes',
  'cut-leads': 'Change of subject',
  'tens-fall': 'Fallen tens',
  'runner-up': 'Silver beats gold',
  'weakest-leads': 'The meek lead',
};

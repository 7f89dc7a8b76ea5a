/** Where a replay comes from: a game that one played, or a link that all who played it share. */
export type Source = { number: number } | { token: string };

export const pathOf = (source: Source): string =>
  'number' in source ? `records/${source.number}` : `replays/${source.token}`;

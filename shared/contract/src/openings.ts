/** What an order may begin, as own limits and breaks see it (docs/rules/account.md#own-limits); an empty list: it begins nothing. */
export const openings = [
  // contracts and CFDs · second contracts and options · coins bought · money brought in
  'position',
  'stake',
  'spot',
  'recharge',
  'competition',
  // arbitrage, mining, bonds · loans · token offerings
  'product',
  'loan',
  'offering',
] as const
export type Opening = (typeof openings)[number]

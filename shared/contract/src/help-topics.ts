/** The help article of each page where money moves. `shared/testing/src/help-topics.test.ts` checks both. */
export const helpArticles = {
  deposit: 'recharge-steps',
  withdrawal: 'withdrawing',
  transfer: 'transfer',
  swap: 'swap',
  contract: 'open-position',
  cfd: 'cfd',
  option: 'options',
  second: 'second-contracts',
  spot: 'spot',
  loan: 'loan-explained',
  bond: 'bond-explained',
  mining: 'mining-explained',
  arbitrage: 'arbitrage-explained',
  offering: 'token-offerings',
} as const

/** What a page asks help about. */
export type HelpTopic = keyof typeof helpArticles

/** What calls tell of and change: whoever shows a topic is renewed by an order that touches it, whichever unit each belongs to. */

/**
 * profile: who one is, levels, counts · limits: own ones, and a break · funds: every balance, and what follows from one · ledger: the entries ·
 * positions: running, pending and closed ones, second contracts too · swaps: currencies swapped · alerts · messages: how many are unread · recharges · withdrawals · payout-accounts: where money may be paid out to ·
 * sessions: devices signed in · passkeys · identity: what was handed in to prove who one is · notices: announcements with their read marks · competitions: with one's entries ·
 * products: what can be invested in, one's orders and their incomes, and the account that pays · loans: one's own, and what may be borrowed · offerings: of tokens, with what one applied for
 */
export const topics = [
  'profile',
  'limits',
  'funds',
  'ledger',
  'positions',
  'swaps',
  'alerts',
  'messages',
  'recharges',
  'withdrawals',
  'payout-accounts',
  'sessions',
  'passkeys',
  'identity',
  'notices',
  'competitions',
  'products',
  'loans',
  'offerings',
] as const
export type Topic = (typeof topics)[number]

/** What a message of a kind tells of: it arrives because something happened without an order of this phone. */
export const messageTopics: Readonly<Record<'system' | 'task' | 'transaction', readonly Topic[]>> = {
  system: ['messages', 'profile', 'identity', 'passkeys'],
  task: ['messages', 'profile', 'funds', 'ledger', 'competitions'],
  transaction: [
    'messages',
    'funds',
    'ledger',
    'positions',
    'recharges',
    'withdrawals',
    'alerts',
    'profile',
    'products',
    'loans',
    'offerings',
  ],
}

/** What calls tell of and change: whoever shows a topic is renewed by an order that touches it, whichever unit each belongs to. */

/**
 * profile: who one is, levels, counts · funds: every balance, and what follows from one · ledger: the entries ·
 * positions: running, pending and closed ones, second contracts too · swaps: flash exchanges · alerts · recharges ·
 * sessions: devices signed in · identity: what was handed in to prove who one is · notices: announcements with their read marks · competitions: with one's entries
 */
export const topics = [
  'profile',
  'funds',
  'ledger',
  'positions',
  'swaps',
  'alerts',
  'recharges',
  'sessions',
  'identity',
  'notices',
  'competitions',
] as const
export type Topic = (typeof topics)[number]

/** What a message of a kind tells of: it arrives because something happened without an order of this phone. */
export const messageTopics: Readonly<Record<'system' | 'task' | 'transaction', readonly Topic[]>> = {
  system: ['profile', 'identity'],
  task: ['profile', 'funds', 'ledger', 'competitions'],
  transaction: ['funds', 'ledger', 'positions', 'recharges', 'alerts'],
}

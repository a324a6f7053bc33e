/** Names of the messages that the exchange writes to its users; their words are in messages.ts. Values: what fills {n}. */
export const templates = [
  // {id, currency, network}: the desk issued the address
  'recharge-address',
  // {id, credited, amount, currency}
  'recharge-delivered',
  // {id, amount, currency, reason}
  'recharge-rejected',
  // {id, amount, currency}
  'recharge-expired',
  'recharge-not-arrived',
] as const
export type Template = (typeof templates)[number]

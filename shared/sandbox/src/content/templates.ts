/** Names of the messages that the exchange writes to its users; their words are in message-texts/. Values: what fills {n}. */
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
  // {symbol, quantity, price, profit}: closed by the exchange, at the price that crossed; profit after all fees
  'position-take-profit',
  'position-stop-loss',
  'position-liquidated',
  // {}: somebody signed in from a browser that the account did not know
  'device-added',
  // {}: greets whoever tries the demo account
  'demo-account',
  // {title, text, lang}: the operator's own words, shown as they are
  'desk',
] as const
export type Template = (typeof templates)[number]

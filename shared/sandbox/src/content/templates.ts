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
  // {symbol, quantity, price}: a limit or stop order was filled at a price; ended for want of funds, or of time
  'order-filled',
  'order-no-funds',
  'order-expired',
  // {symbol, amount, currency}: no price was recent enough as it ended
  'second-void',
  // {symbol, quantity, price, profit}: it expired at a price; profit after the premium
  'option-ended',
  // {symbol, quantity, amount, currency}
  'option-void',
  // {symbol, level, price}: the price has come to a level that was asked for
  'alert-risen',
  'alert-fallen',
  // {}: a competition that one joined began, or never will; {rank} it ended; {rank, amount, currency} with a reward
  'competition-start',
  'competition-cancelled',
  'competition-end',
  'competition-reward',
  // {vip} the level that one rose to, with {amount, currency} where its gift is new; {vip} the level that one fell to
  'level-gift',
  'level-risen',
  'level-fallen',
  // {vip, amount, currency}
  'weekly-envelope',
  // {amount, currency}: what a team's fees brought; what a task's reward is
  'team-income',
  'task-done',
  // {}: what was handed in proves who one is; {reason} it does not, in the desk's words
  'identity-verified',
  'identity-rejected',
  'advanced-verified',
  'advanced-rejected',
  // {}: somebody signed in from a browser that the account did not know
  'device-added',
  // {until}: something that keeps others out is another now, and withdrawals wait
  'password-changed',
  'withdraw-password-changed',
  'authenticator-moved',
  'authenticator-removed',
  'email-changed',
  'phone-changed',
  // {n}: so many are left
  'recovery-codes-few',
  // {}: greets whoever tries the demo account
  'demo-account',
  // {title, text, lang}: the operator's own words, shown as they are
  'desk',
] as const
export type Template = (typeof templates)[number]

/** Names of the messages that the exchange writes to its users; their words are in message-texts.ts. Values: what fills {n}. */
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
  // {net, account, currency}: it was sent; {amount, currency, reason}, {amount, currency}: all came back
  'withdrawal-paid',
  'withdrawal-rejected',
  'withdrawal-failed',
  // {account, from}: another place to have money paid out to
  'payout-account-added',
  // {symbol, quantity, price, profit}: closed by the exchange, at the price that crossed; profit after all fees
  'position-take-profit',
  'position-stop-loss',
  'position-liquidated',
  // {amount, net, currency, time}: markets rest; from a time on what is held must be worth so much, and is worth so much now
  'rest-margin',
  // {symbol, quantity, price}: a limit or stop order was filled at a price; ended for want of funds, or of time, or by the
  // person's own limit or break
  'order-filled',
  'order-no-funds',
  'order-expired',
  'order-own-limit',
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
  // {id}: it earns from now on
  'product-started',
  // {day, amounts}: what investments brought on a day, by currency
  'income-digest',
  // {id, amount, currency}: its principal came back; {id}: of a machine; {id, amount, currency}: too little of a bond was sold
  'product-ended',
  'mining-ended',
  'product-refunded',
  // {id, reason} in the operator's words; {id}
  'product-frozen',
  'product-unfrozen',
  // {id}: the yield account could not pay what a machine earned
  'income-late',
  // {amount, currency, time}: it was paid out, due then; {amount, currency, reason} in the desk's words; {amount, currency, time}: due then
  'loan-passed',
  'loan-rejected',
  // {amount, currency}: it would have been paid out while its owner's own limit or break held it
  'loan-own-limit',
  'loan-soon',
  // {amount, currency, time}: the exchange was down on its last day, and it is due later now
  'loan-later',
  // {amount, currency}: what was owed was taken from the balance; was not there
  'loan-collected',
  'loan-overdue',
  // {points}: an overdue day took them off the credit score
  'loan-credit-score',
  // {symbol, price, amount, currency, quantity}: repay so much, or pledge so much more; so much was sold, so much is still owed
  'loan-call',
  'loan-liquidated',
  // {symbol, won, lots, amount, currency, until}: lots were drawn, to be paid until then; {symbol}: none was
  'offering-won',
  'offering-not-won',
  // {symbol, amount, currency, until}: the last hours; {symbol, until}: unpaid, and when one may apply again
  'offering-unpaid',
  'offering-forfeited',
  // {symbol, amount, currency, until}: the exchange was down while it could be paid, and the deadline is later now
  'offering-later',
  // {symbol, quantity}: credited
  'offering-listed',
  // {symbol, lots}: the desk found that another account of the same person applied before
  'offering-struck',
  // {vip} the level that one rose to, with {amount, currency} where its gift is new; {vip} the level that one fell to
  'level-gift',
  'level-risen',
  'level-fallen',
  // {vip, amount, currency}
  'weekly-envelope',
  // {amount, currency}: what a team's fees brought; what a task's reward is
  'team-income',
  'task-done',
  // {}: the exchange keeps one out, and lets one in again
  'account-frozen',
  'account-unfrozen',
  // {amount, currency, time}: a day's losses came to one's own limit, which holds until then; {}: a higher one holds from now on
  'own-limit-reached',
  'own-limit-changed',
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
  // {}: a passkey logs in from now on, or no longer
  'passkey-added',
  'passkey-removed',
  // {n}: so many are left
  'recovery-codes-few',
  // {}: greets whoever tries the demo account
  'demo-account',
  // {}: to one person or a level; its words stand in the notice it leads to
  'announcement',
  // {title, text, lang}: the operator's own words, shown as they are
  'desk',
] as const
export type Template = (typeof templates)[number]

import type { PushKind } from '@shared/contract'

/**
 * The messages that the exchange writes to its users, each with the push that shows it while the app is closed; null: none.
 * Their words are in message-texts/. Comments name the values that fill {n}; a reason's are in reasons/stored.ts.
 */
export const templates = {
  // {id, currency, network}: the desk issued the address
  'recharge-address': null,
  // {id, credited, amount, currency}
  'recharge-delivered': 'recharge',
  // {id, amount, currency}, and why
  'recharge-rejected': 'recharge',
  // {id, amount, currency}
  'recharge-expired': null,
  'recharge-not-arrived': null,
  // {net, account, currency}: it was sent; {amount, currency}, and why; {amount, currency}: all came back
  'withdrawal-paid': null,
  'withdrawal-rejected': null,
  'withdrawal-failed': null,
  // {account, from}: another place to have money paid out to
  'payout-account-added': null,
  // {symbol, quantity, price, profit}: closed by the exchange, at the price that crossed; profit after all fees
  'position-take-profit': 'filled',
  'position-stop-loss': 'filled',
  'position-liquidated': 'liquidated',
  // {amount, net, currency, time}: markets rest; from a time on what is held must be worth so much, and is worth so much now
  'rest-margin': null,
  // {symbol, quantity, price}: a limit or stop order was filled at a price; ended for want of funds, or of time, or by the
  // person's own limit or break
  'order-filled': 'filled',
  'order-no-funds': null,
  'order-expired': null,
  'order-own-limit': null,
  // {symbol, amount, currency}: no price was recent enough as it ended
  'second-void': null,
  // {symbol, quantity, price, profit}: it expired at a price; profit after the premium
  'option-ended': null,
  // {symbol, quantity, amount, currency}
  'option-void': null,
  // {symbol, level, price}: the price has come to a level that was asked for
  'alert-risen': 'alert',
  'alert-fallen': 'alert',
  // {}: a competition that one joined began, or never will; {rank} it ended; {rank, amount, currency} with a reward
  'competition-start': null,
  'competition-cancelled': null,
  'competition-end': null,
  'competition-reward': null,
  // {id}: it earns from now on
  'product-started': null,
  // {day, amounts}: what investments brought on a day, by currency
  'income-digest': null,
  // {id, amount, currency}: its principal came back; {id}: of a machine; {id, amount, currency}: too little of a bond was sold
  'product-ended': null,
  'mining-ended': null,
  'product-refunded': null,
  // {id}, and why; {id}
  'product-frozen': null,
  'product-unfrozen': null,
  // {id}: the yield account could not pay what a machine earned
  'income-late': null,
  // {amount, currency, time}: it was paid out, due then; {amount, currency}, and why; {amount, currency, time}: due then
  'loan-passed': null,
  'loan-rejected': null,
  // {amount, currency}: it would have been paid out while its owner's own limit or break held it
  'loan-own-limit': null,
  'loan-soon': null,
  // {amount, currency, time}: the exchange was down on its last day, and it is due later now
  'loan-later': null,
  // {amount, currency}: what was owed was taken from the balance; was not there
  'loan-collected': null,
  'loan-overdue': null,
  // {points}: an overdue day took them off the credit score
  'loan-credit-score': null,
  // {symbol, price, amount, currency, quantity}: repay so much, or pledge so much more; so much was sold, so much is still owed
  'loan-call': null,
  'loan-liquidated': null,
  // {symbol, won, lots, amount, currency, until}: lots were drawn, to be paid until then; {symbol}: none was
  'offering-won': null,
  'offering-not-won': null,
  // {symbol, amount, currency, until}: the last hours; {symbol, until}: unpaid, and when one may apply again
  'offering-unpaid': null,
  'offering-forfeited': null,
  // {symbol, amount, currency, until}: the exchange was down while it could be paid, and the deadline is later now
  'offering-later': null,
  // {symbol, quantity}: credited
  'offering-listed': null,
  // {symbol, lots}: the desk found that another account of the same person applied before
  'offering-struck': null,
  // {vip} the level that one rose to, with {amount, currency} where its gift is new; {vip} the level that one fell to
  'level-gift': null,
  'level-risen': null,
  'level-fallen': null,
  // {vip, amount, currency}
  'weekly-envelope': null,
  // {amount, currency}: what a team's fees brought; what a task's reward is
  'team-income': null,
  'task-done': null,
  // {}: the exchange keeps one out, and lets one in again
  'account-frozen': null,
  'account-unfrozen': null,
  // {amount, currency, time}: a day's losses came to one's own limit, which holds until then; {}: a higher one holds from now on
  'own-limit-reached': null,
  'own-limit-changed': null,
  // {}: what was handed in proves who one is; it does not, and why
  'identity-verified': null,
  'identity-rejected': null,
  'advanced-verified': null,
  'advanced-rejected': null,
  // {}: somebody signed in from a browser that the account did not know
  'device-added': null,
  // {until}: something that keeps others out is another now, and withdrawals wait
  'password-changed': null,
  'withdraw-password-changed': null,
  'authenticator-moved': null,
  'authenticator-removed': null,
  'email-changed': null,
  'phone-changed': null,
  // {}: a passkey logs in from now on, or no longer
  'passkey-added': null,
  'passkey-removed': null,
  // {n}: so many are left
  'recovery-codes-few': null,
  // {}: greets whoever tries the demo account
  'demo-account': null,
  // {}: to one person or a level; its words stand in the notice it leads to
  announcement: null,
  // {title, text, lang}: the operator's own words, shown as they are
  desk: null,
} as const satisfies Readonly<Record<string, PushKind | null>>
export type Template = keyof typeof templates

/** The words of messages. message-words.ts fills {placeholders} with values as the language writes them, with their unit. */
import { msg, type Text } from '@shared/phrases'
import type { Template } from './templates.ts'

/** The operator writes the desk's messages. */
export type WordedTemplate = Exclude<Template, 'desk'>

export type MessageTexts = Readonly<{ title: Text; text: Text }>

export const messageTexts: Readonly<Record<WordedTemplate, MessageTexts>> = {
  'recharge-address': {
    title: msg`Payment details ready`,
    text: msg`The payment details for your {currency} deposit ({network}) are ready. Pay, then add your proof of payment.`,
  },
  'recharge-delivered': { title: msg`Deposit credited`, text: msg`{credited} has been added to your balance account.` },
  'recharge-rejected': { title: msg`Deposit rejected`, text: msg`Your deposit of {amount} was rejected. {reason}` },
  'recharge-expired': {
    title: msg`Deposit expired`,
    text: msg`Your deposit of {amount} wasn't paid in time and has expired. Start a new one to continue.`,
  },
  'recharge-not-arrived': {
    title: msg`Payment not received`,
    text: msg`Your payment of {amount} didn't arrive. Check with your bank or wallet before you start a new deposit.`,
  },
  'withdrawal-paid': { title: msg`Withdrawal sent`, text: msg`{net} is on its way to {account}.` },
  'withdrawal-rejected': {
    title: msg`Withdrawal rejected`,
    text: msg`Your withdrawal of {amount} was rejected, and all of it is back in your balance account. {reason}`,
  },
  'withdrawal-failed': {
    title: msg`Withdrawal returned`,
    text: msg`Your withdrawal of {amount} couldn't be delivered, and all of it is back in your balance account, the fee too. Check where it was to go.`,
  },
  'payout-account-added': {
    title: msg`Withdrawal account added`,
    text: msg`{account} was added. You can use it from {from} (UTC+8). If it wasn't you, contact us.`,
  },
  'position-take-profit': {
    title: msg`Take profit reached`,
    text: msg`{symbol}: {quantity} was closed at {price}. Profit and loss after fees: {profit}`,
  },
  'position-stop-loss': {
    title: msg`Stop loss reached`,
    text: msg`{symbol}: {quantity} was closed at {price}. Profit and loss after fees: {profit}`,
  },
  'position-liquidated': {
    title: msg`Position liquidated`,
    text: msg`{symbol}: the margin no longer covered the loss. {quantity} was closed at {price}. Profit and loss after fees: {profit}`,
  },
  'rest-margin': {
    title: msg`Your CFDs need more before the market closes`,
    text: msg`Markets close soon. From {time} (UTC+8) your contract account must be worth {amount}, to bear a jump when they reopen. It's worth {net} now. If that isn't enough by then, we close positions, the largest loss first.`,
  },
  'order-filled': { title: msg`Order filled`, text: msg`{symbol}: your order for {quantity} was filled at {price}.` },
  'order-no-funds': {
    title: msg`Order cancelled: not enough funds`,
    text: msg`{symbol}: the price moved to where your order for {quantity} cost more than you had available. The frozen amount is free again.`,
  },
  'order-expired': {
    title: msg`Order expired`,
    text: msg`{symbol}: your order for {quantity} at {price} wasn't filled in time. The frozen amount is free again.`,
  },
  'order-own-limit': {
    title: msg`Order cancelled: own limit or break`,
    text: msg`{symbol}: your order for {quantity} at {price} was reached while your own limit or break was in force, so it was cancelled. The frozen amount is free again.`,
  },
  'second-void': {
    title: msg`Second contract voided`,
    text: msg`{symbol}: no price was recorded in the last seconds before your second contract ended. Your stake of {amount} has been returned.`,
  },
  'option-ended': {
    title: msg`Option ended`,
    text: msg`{symbol}: your option for {quantity} ended at {price}. Profit and loss after the premium: {profit}`,
  },
  'option-void': {
    title: msg`Option voided`,
    text: msg`{symbol}: no price was recorded in the last seconds before your option for {quantity} ended. The premium of {amount} has been returned.`,
  },
  'alert-risen': { title: msg`Price alert`, text: msg`{symbol} has risen to {level}. It stood at {price}.` },
  'alert-fallen': { title: msg`Price alert`, text: msg`{symbol} has fallen to {level}. It stood at {price}.` },
  'competition-start': { title: msg`Competition started`, text: msg`The competition you joined has started.` },
  'competition-cancelled': {
    title: msg`Competition cancelled`,
    text: msg`The competition you joined was cancelled before it began. Your entry funds are back in your balance account.`,
  },
  'competition-end': {
    title: msg`Competition ended`,
    text: msg`The competition has ended. Your rank: {rank}. Your entry funds are back in your balance account.`,
  },
  'competition-reward': {
    title: msg`You won a reward`,
    text: msg`The competition has ended. Your rank: {rank}. {amount} and your entry funds are in your balance account.`,
  },
  'product-started': { title: msg`Investment started`, text: msg`Order {id} has started and earns from now on.` },
  'income-digest': {
    title: msg`Investment income`,
    text: msg`{day} (UTC+8): {amounts} from your investments is in your balance account.`,
  },
  'product-ended': {
    title: msg`Investment ended`,
    text: msg`Order {id} has run its full term. Its principal of {amount} is in your balance account.`,
  },
  'mining-ended': {
    title: msg`Mining ended`,
    text: msg`Order {id} has run its full term. Its incomes are in your balance account.`,
  },
  'product-refunded': {
    title: msg`Bond not issued`,
    text: msg`Too little of the bond was sold by the end of the sale, so order {id} was cancelled. All of {amount} is back in your balance account.`,
  },
  'product-frozen': {
    title: msg`Investment frozen`,
    text: msg`Order {id} is frozen. Your days are kept: they go on once it is released. {reason}`,
  },
  'product-unfrozen': {
    title: msg`Investment released`,
    text: msg`Order {id} runs again. All that was still due came later by the time it was frozen.`,
  },
  'income-late': {
    title: msg`Income delayed`,
    text: msg`A day's income of order {id} can't be paid yet: the account that pays holds too little. It stays due and is paid first, once there is enough.`,
  },
  'loan-passed': {
    title: msg`Loan approved`,
    text: msg`{amount} is in your balance account. It is due at {time} (UTC+8).`,
  },
  'loan-rejected': { title: msg`Loan rejected`, text: msg`Your application for {amount} was rejected. {reason}` },
  'loan-own-limit': {
    title: msg`Loan not paid out: own limit or break`,
    text: msg`Your application for {amount} was due to be paid out while your own limit or break was in force, so it was withdrawn. Nothing was lent. You can apply again afterwards.`,
  },
  'loan-soon': {
    title: msg`Loan due in 24 hours`,
    text: msg`{amount} is due at {time} (UTC+8) and will be taken from your balance account. Keep enough there, or it becomes overdue.`,
  },
  'loan-later': {
    title: msg`More time to repay`,
    text: msg`The exchange was down on the last day of your loan, so the due date has moved. {amount} is due at {time} (UTC+8) and will be taken from your balance account.`,
  },
  'loan-collected': {
    title: msg`Loan repaid`,
    text: msg`{amount} was taken from your balance account, and the loan is repaid in full. What you pledged for it is back in your balance account.`,
  },
  'loan-overdue': {
    title: msg`Loan overdue`,
    text: msg`Your balance account didn't cover the {amount} due. From now on each day costs 1.5 times the daily rate, and we try again every day. Collateral is sold after 72 hours.`,
  },
  'loan-credit-score': {
    title: msg`Credit score lowered`,
    text: msg`A day of your overdue loan took {points} points off your credit score. Repay it to keep the rest.`,
  },
  'loan-call': {
    title: msg`Margin call`,
    text: msg`{symbol} is at {price}, and your loan is close to what your collateral covers. Repay {amount} or pledge {quantity} more to be back where you began. Otherwise some of it may be sold.`,
  },
  'loan-liquidated': {
    title: msg`Collateral sold`,
    text: msg`{symbol}: {quantity} of your collateral was sold at {price}, and what it brought after the fee was paid towards your loan. Still owed: {amount}`,
  },
  'offering-won': {
    title: msg`You won lots in a token offering`,
    text: msg`{symbol}: {won} of your {lots} lots were drawn. Pay {amount} by {until} (UTC+8), or they go back to the issuer.`,
  },
  'offering-not-won': {
    title: msg`Not drawn this time`,
    text: msg`{symbol}: none of your lots was drawn. Nothing was charged.`,
  },
  'offering-unpaid': {
    title: msg`Payment due soon`,
    text: msg`{symbol}: pay {amount} by {until} (UTC+8). Otherwise your lots go back to the issuer, and you can't apply for 30 days.`,
  },
  'offering-forfeited': {
    title: msg`Payment deadline missed`,
    text: msg`{symbol}: the lots you won weren't paid in time and went back to the issuer. Nothing was charged. You can apply again from {until} (UTC+8).`,
  },
  'offering-later': {
    title: msg`More time to pay`,
    text: msg`{symbol}: the exchange was down while you could pay, so your deadline has moved. Pay {amount} by {until} (UTC+8).`,
  },
  'offering-listed': {
    title: msg`Your tokens have arrived`,
    text: msg`{symbol} is listed. {quantity} {symbol} are in your balance account.`,
  },
  'offering-struck': {
    title: msg`Your application was cancelled`,
    text: msg`{symbol}: we cancelled your application for {lots} lots, because you had already applied from another account. Each person can apply once. Your first application still counts. Nothing was charged.`,
  },
  'level-gift': {
    title: msg`You reached {vip}`,
    text: msg`A gift of {amount} is waiting for you in the welfare centre.`,
  },
  'level-risen': { title: msg`You reached {vip}`, text: msg`Your total assets have brought you to VIP level {vip}.` },
  'level-fallen': {
    title: msg`Your VIP level is now {vip}`,
    text: msg`Your total assets fell below what your level takes. They are looked at again every few minutes.`,
  },
  'weekly-envelope': {
    title: msg`Your weekly red envelope`,
    text: msg`{amount} for VIP level {vip}. Claim it in the welfare centre within seven days.`,
  },
  'team-income': {
    title: msg`Team income`,
    text: msg`{amount} from the trading fees of your team has been added to your balance account.`,
  },
  'task-done': {
    title: msg`Task completed`,
    text: msg`A reward of {amount} is waiting for you in the welfare centre.`,
  },
  'identity-verified': {
    title: msg`Identity verified`,
    text: msg`Your identity is verified. Your name, date of birth and country can no longer be changed.`,
  },
  'identity-rejected': { title: msg`Identity not verified`, text: msg`We couldn't verify your identity. {reason}` },
  'advanced-verified': {
    title: msg`Advanced verification complete`,
    text: msg`Your advanced verification is complete.`,
  },
  'advanced-rejected': {
    title: msg`Advanced verification rejected`,
    text: msg`We couldn't complete your advanced verification. {reason}`,
  },
  'account-frozen': {
    title: msg`Account frozen`,
    text: msg`Your account was frozen, and you were logged out on every device. Contact us if you have questions.`,
  },
  'account-unfrozen': {
    title: msg`Account open again`,
    text: msg`Your account is no longer frozen. You can use it as before.`,
  },
  'own-limit-reached': {
    title: msg`Own limit reached`,
    text: msg`Today's losses have come to your own limit of {amount}. Nothing new can be opened until {time} (UTC+8). What is open goes on, and you can close it.`,
  },
  'own-limit-changed': {
    title: msg`Own limit changed`,
    text: msg`The change to your own limits that you asked for a day ago is now in force. If it wasn't you, contact us.`,
  },
  'device-added': {
    title: msg`New login`,
    text: msg`Someone logged in to your account from a new browser. If it wasn't you, contact us.`,
  },
  'password-changed': {
    title: msg`Login password changed`,
    text: msg`Your login password was changed. Withdrawals are paused until {until} (UTC+8). If it wasn't you, contact us.`,
  },
  'withdraw-password-changed': {
    title: msg`Withdrawal password changed`,
    text: msg`Your withdrawal password was changed. Withdrawals are paused until {until} (UTC+8). If it wasn't you, contact us.`,
  },
  'authenticator-moved': {
    title: msg`Authenticator moved`,
    text: msg`Your authenticator was moved to another phone. Withdrawals are paused until {until} (UTC+8). If it wasn't you, contact us.`,
  },
  'email-changed': {
    title: msg`Email address changed`,
    text: msg`Your email address was changed. Withdrawals are paused until {until} (UTC+8). If it wasn't you, contact us.`,
  },
  'phone-changed': {
    title: msg`Mobile number changed`,
    text: msg`Your mobile number was changed. Withdrawals are paused until {until} (UTC+8). If it wasn't you, contact us.`,
  },
  'authenticator-removed': {
    title: msg`Authenticator removed`,
    text: msg`Your authenticator was removed. Withdrawals are paused until {until} (UTC+8). If you didn't ask for it, contact us.`,
  },
  'passkey-added': {
    title: msg`Passkey added`,
    text: msg`A passkey was added to your account. You can log in with it instead of your password. If it wasn't you, remove it and contact us.`,
  },
  'passkey-removed': {
    title: msg`Passkey removed`,
    text: msg`A passkey was removed from your account. You can no longer log in with it. If it wasn't you, contact us.`,
  },
  'recovery-codes-few': {
    title: msg`Few recovery codes left`,
    text: msg`Recovery codes left: {n}. Create new ones before you run out.`,
  },
  announcement: {
    title: msg`An announcement for you`,
    text: msg`There is an announcement that concerns your account. Open it to read it.`,
  },
  'demo-account': {
    title: msg`The demo account`,
    text: msg`This account comes with the exchange. Its money, orders and position are samples: use them as you like.`,
  },
}

/** Words of messages on competitions, investments, loans and offerings. */
import { msg } from '@shared/phrases'
import type { MessageTexts } from './shape.ts'

export const productTexts = {
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
} as const satisfies Readonly<Record<string, MessageTexts>>

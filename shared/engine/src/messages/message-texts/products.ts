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
    text: msg({
      message: 'The competition has ended. Your rank: {rank}. Your entry funds are back in your balance account.',
    }),
  },
  'competition-reward': {
    title: msg`You've earned a reward`,
    text: msg({
      message:
        'The competition has ended. Your rank: {rank}. {amount} and your entry funds are in your balance account.',
    }),
  },
  'product-started': {
    title: msg`Investment started`,
    text: msg({ message: 'Order {id} has started and is now earning.' }),
  },
  'income-digest': {
    title: msg`Investment income`,
    text: msg({ message: '{day} (UTC+8): your investments earned {amounts}. The money is in your balance account.' }),
  },
  'product-ended': {
    title: msg`Investment ended`,
    text: msg({
      message: 'Order {id} has reached the end of its term. Your {amount} principal is in your balance account.',
    }),
  },
  'mining-ended': {
    title: msg`Mining ended`,
    text: msg({ message: 'Order {id} has reached the end of its term. All its income is in your balance account.' }),
  },
  'product-refunded': {
    title: msg`Bond not issued`,
    text: msg({
      message:
        "The bond didn't raise enough, so order {id} was cancelled. Your {amount} is back in your balance account in full.",
    }),
  },
  'product-frozen': {
    title: msg`Investment paused`,
    text: msg({ message: 'Order {id} is paused. Your remaining days are kept and continue once it resumes. {reason}' }),
  },
  'product-unfrozen': {
    title: msg`Investment resumed`,
    text: msg({ message: 'Order {id} has resumed. All remaining dates have moved back by the length of the pause.' }),
  },
  'income-late': {
    title: msg`Income delayed`,
    text: msg({
      message:
        "We can't pay one day's income for order {id} yet because the yield account doesn't hold enough. We still owe you this income and will pay it first.",
    }),
  },
  'loan-passed': {
    title: msg`Loan approved`,
    text: msg({ message: '{amount} is in your balance account. It is due at {time} (UTC+8).' }),
  },
  'loan-rejected': {
    title: msg`Loan rejected`,
    text: msg({ message: 'Your application for {amount} was rejected. {reason}' }),
  },
  'loan-own-limit': {
    title: msg`Loan not paid out: own limit or break`,
    text: msg({
      message:
        'Your loan of {amount} was due to be paid out during your own limit or break, so your application was withdrawn. No money was paid out. You can apply again afterwards.',
    }),
  },
  'loan-soon': {
    title: msg`Loan due in 24 hours`,
    text: msg({
      message:
        '{amount} is due at {time} (UTC+8) and will be taken from your balance account. Keep enough there, or it becomes overdue.',
    }),
  },
  'loan-later': {
    title: msg`More time to repay`,
    text: msg({
      message:
        'The exchange was down on the last day of your loan, so the due date has moved. {amount} is due at {time} (UTC+8) and will be taken from your balance account.',
    }),
  },
  'loan-collected': {
    title: msg`Loan repaid`,
    text: msg({
      message:
        '{amount} was taken from your balance account and your loan is repaid in full. Your collateral is back in your balance account.',
    }),
  },
  'loan-overdue': {
    title: msg`Loan overdue`,
    text: msg({
      message:
        "Your balance account didn't have enough to cover the {amount} due. You now pay 1.5 times the daily rate for each day, and we try again every day. We sell collateral after 72 hours.",
    }),
  },
  'loan-credit-score': {
    title: msg`Credit score lowered`,
    text: msg({
      message:
        'Your loan has been overdue for another day, so your credit score is down {points} points. Repay it to stop further deductions.',
    }),
  },
  'loan-call': {
    title: msg`Collateral call`,
    text: msg({
      message:
        '{symbol} is at {price} and your loan is close to its collateral limit. Repay {amount} or add {quantity} to return to your initial LTV. Otherwise we may sell part of your collateral.',
    }),
  },
  'loan-liquidated': {
    title: msg`Collateral sold`,
    text: msg({
      message:
        '{symbol}: we sold {quantity} of your collateral at {price} and put the proceeds, after the fee, towards your loan. Still owed: {amount}',
    }),
  },
  'offering-won': {
    title: msg`You won lots in a token offering`,
    text: msg({
      message:
        '{symbol}: {won} of your {lots} lots were drawn. Pay {amount} by {until} (UTC+8), or they go back to the issuer.',
    }),
  },
  'offering-not-won': {
    title: msg`Not drawn this time`,
    text: msg({ message: "{symbol}: none of your lots were drawn. You weren't charged." }),
  },
  'offering-unpaid': {
    title: msg`Payment due soon`,
    text: msg({
      message:
        "{symbol}: pay {amount} by {until} (UTC+8). Otherwise your lots go back to the issuer, and you can't apply again for 30 days.",
    }),
  },
  'offering-forfeited': {
    title: msg`Payment deadline missed`,
    text: msg({
      message:
        "{symbol}: you didn't pay for your lots in time, so they went back to the issuer. You weren't charged. You can apply again from {until} (UTC+8).",
    }),
  },
  'offering-later': {
    title: msg`More time to pay`,
    text: msg({
      message:
        '{symbol}: the exchange was down during your payment period, so your deadline has moved. Pay {amount} by {until} (UTC+8).',
    }),
  },
  'offering-listed': {
    title: msg`Your tokens have arrived`,
    text: msg({ message: '{symbol} is listed. {quantity} {symbol} are in your balance account.' }),
  },
  'offering-struck': {
    title: msg`Your application was cancelled`,
    text: msg({
      message:
        "{symbol}: we cancelled your application for {lots} lots, because you had already applied from another account. Each person can apply once. Your first application still counts. You weren't charged.",
    }),
  },
} as const satisfies Readonly<Record<string, MessageTexts>>

/** What the bot says. */

import { msg, type Text } from '@shared/phrases'

export const chatTexts = {
  // greets whoever opens the chat
  hello: msg`Hello. Send your deposit number to get the payment details, ask a question in a few words, or ask to talk to a person.`,
  // where to: {address}, or {bank, holder, number, reference}, each on a button of its own
  pay: msg({
    message: 'Deposit {order}: {amount} on {network}. Send it to the address below, then add your proof of payment.',
  }),
  'pay-bank': msg({
    message:
      'Deposit {order}: {amount} by bank transfer. Send it to the account below with the reference, then add your proof of payment.',
  }),
  // the desk looks for the payment
  'in-review': msg({ message: "Deposit {order}: your payment is under review. There's nothing more to pay." }),
  'order-state': msg({ message: '{order}: {state}' }),
  // of another person, or of nobody
  'not-found': msg({ message: '{order}: not found among your deposits and withdrawals. Check the number.' }),
  // a person answers at this hour; later
  queue: msg({ message: "You're number {place} in the queue. A person will answer here. Hours: {hours} (UTC+8)" }),
  'queue-later': msg({
    message:
      "Nobody is here right now. Hours: {hours} (UTC+8). You're number {place} in the queue: write your question and a person will answer here.",
  }),
  // of the newest record of whoever asks
  'newest-deposit': msg({ message: 'Your latest deposit, {order}, is for {amount}. Status: {state}' }),
  'newest-withdrawal': msg({ message: 'Your latest withdrawal, {order}, is for {amount}. Status: {state}' }),
  'newest-loan': msg({ message: 'Your latest loan, {order}, is for {amount}. Status: {state}' }),
  'loan-due': msg({ message: "You owe {amount} on your latest loan, {order}. It's due at {time} (UTC+8)." }),
  'no-deposits': msg`You haven't made a deposit yet.`,
  'no-withdrawals': msg`You haven't made a withdrawal yet.`,
  'no-loans': msg`You haven't applied for a loan yet.`,
  'identity-none': msg`You haven't sent us your documents yet. Verify your identity in the app.`,
  'identity-in-review': msg`We're reviewing your documents. We'll send you a message when we're done.`,
  'identity-verified': msg`Your identity is verified.`,
  'identity-rejected': msg`We couldn't verify your identity. See why, and send your documents again.`,
  // what a visitor asked for takes a login
  'log-in': msg`Log in first, then ask here again.`,
  password: msg`Change your login password here. If you've forgotten it, log out and reset it on the login page.`,
  'password-forgotten': msg`Reset your login password here. We send a code to your email or phone.`,
  pin: msg`Set, change or reset your withdrawal password here. After a change or reset, withdrawals pause for 24 hours.`,
  authenticator: msg`Set up, move or remove your authenticator here. If you lost your phone, use a recovery code. If you have none left, ask to talk to a person.`,
  fees: msg`Deposits and transfers are free. These articles list all other fees.`,
  limits: msg({
    message:
      'You can still withdraw {amount} today. You can also set limits of your own, or take a break from trading.',
  }),
  articles: msg`These articles may help. If they don't, ask to talk to a person.`,
  // a button for each possible topic is below, then one that asks for a person
  unsure: msg`What is your question about? If it's none of these, ask to talk to a person.`,
  // a button for it is below
  nothing: msg`I didn't understand that. A person can help you.`,
  // somebody wrote what looks like a code
  'never-codes': msg`Staff never ask for your password or codes. Never share them, not even here.`,
  // a press on it says this as the person's own words
  'ask-person': msg`Talk to a person`,
} as const satisfies Readonly<Record<string, Text>>
export type ChatTemplate = keyof typeof chatTexts

/** Labels of what can be copied; each stands on a button of its own. */
export const labelTexts = {
  amount: msg`Amount`,
  address: msg`Address`,
  bank: msg`Bank`,
  holder: msg`Account holder`,
  number: msg({ message: 'Account number', context: 'bank' }),
  reference: msg`Reference`,
} as const satisfies Readonly<Record<string, Text>>

/** A button each where the bot is unsure: a press asks this as the person's own words. */
export const topicTexts = {
  deposit: msg`Where is my deposit?`,
  withdrawal: msg`Where is my withdrawal?`,
  verification: msg`How do I verify my identity?`,
  loan: msg`When do I have to repay my loan?`,
  password: msg`I forgot my login password`,
  pin: msg`I forgot my withdrawal password`,
  authenticator: msg`I lost my authenticator`,
  fees: msg`What are the fees?`,
  limits: msg`What is my withdrawal limit?`,
} as const satisfies Readonly<Record<string, Text>>

/** What the desk calls a person who is not signed in. */
export const visitorText = msg`Visitor`

import type { ChatTexts } from './shape.ts'

export const enUs: ChatTexts = {
  words: {
    hello:
      'Hello. Send your deposit number to get the payment details, ask a question in a few words, or ask to talk to a person.',
    pay: 'Deposit {order}: {amount} on {network}. Send it to the address below, then add your proof of payment.',
    'pay-bank':
      'Deposit {order}: {amount} by bank transfer. Send it to the account below with the reference, then add your proof of payment.',
    'in-review': "Deposit {order}: your payment is under review. There's nothing more to pay.",
    'order-state': '{order}: {state}',
    'not-found': '{order}: not found among your deposits and withdrawals. Check the number.',
    queue: "You're number {place} in the queue. A person will answer here. Hours: {hours} (UTC+8)",
    'queue-later':
      "Nobody is here right now. Hours: {hours} (UTC+8). You're number {place} in the queue: write your question and a person will answer here.",
    articles: "These articles may help. If they don't, ask to talk to a person.",
    nothing: 'I found no article about this. Try other words, or ask to talk to a person.',
    'never-codes': 'Staff never ask for your password or codes. Never share them, not even here.',
    'ask-person': 'Talk to a person',
  },
  labels: {
    amount: 'Amount',
    address: 'Address',
    bank: 'Bank',
    holder: 'Account holder',
    number: 'Account number',
    reference: 'Reference',
  },
  visitor: 'Visitor',
  human: [
    'human',
    'real person',
    'a person',
    'live agent',
    'an agent',
    'operator',
    'support agent',
    'someone real',
    'customer service',
    'representative',
  ],
  idle: 'how what when where why who which does do did can could is are was the my your it this that for from with have has get got long much many take takes need want would should will and not there please about',
}

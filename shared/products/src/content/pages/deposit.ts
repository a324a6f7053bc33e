/** "A deposit, step by step": what the third banner leads to, framed in the viewer. English, as abstracts and bodies may be. */

export type Step = { name: string; title: string; text: readonly string[]; next: string }

/** By name and order; the last one leads to the first again. */
export const steps: readonly Step[] = [
  {
    name: 'deposit',
    title: '1 · Address',
    text: [
      'Choose the currency and the network, then enter the amount. Before you confirm, you see the minimum and how long the deposit usually takes.',
      'The deposit gets a number and is saved, so you can leave and come back. For some networks the address appears immediately; for others, such as bank transfer, we issue it and the page waits.',
    ],
    next: 'Next: proof of payment',
  },
  {
    name: 'deposit-voucher',
    title: '2 · Proof of payment',
    text: [
      'After you pay, add one to three pictures of the payment, or the transaction ID.',
      'Only you and our reviewers see them. You can cancel until you have added proof; a deposit that nobody pays expires after 24 hours.',
    ],
    next: 'Next: review',
  },
  {
    name: 'deposit-review',
    title: '3 · Review',
    text: [
      'We check your payment. Credited means that the money is in your balance account. We credit what arrived, which may differ from the amount you entered.',
      'If we reject the deposit, we tell you why. You get a message whenever the status changes.',
    ],
    next: 'Back to the first step',
  },
]

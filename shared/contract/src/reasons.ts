/**
 * Why the desk decides against somebody, by what it decides on. The server words a code in the language of whoever reads
 * it (docs/rules/content.md#reasons). The first code of each kind holds where the desk names none.
 */
export const reasonCodes = {
  recharge: [
    'not-matched',
    'not-received',
    'amount-differs',
    'name-differs',
    'proof-unreadable',
    'proof-differs',
    'wrong-network',
    'duplicate',
    'below-minimum',
    'limits',
    'suspected-fraud-review',
  ],
  withdrawal: [
    'not-approved',
    'name-differs',
    'address-wrong',
    'bank-refuses',
    'bank-closed',
    'maintenance',
    'limits',
    'funds-unproved',
    'suspected-fraud-review',
  ],
  identity: [
    'not-verified',
    'photo-unclear',
    'photo-incomplete',
    'document-expired',
    'document-not-accepted',
    'details-differ',
    'face-differs',
    'country-not-served',
  ],
  advanced: [
    'not-verified',
    'address-wrong',
    'phone-unanswered',
    'contact-unanswered',
    'contact-denies',
    'details-incomplete',
  ],
  loan: [
    'not-approved',
    'limits',
    'overdue',
    'income-unproved',
    'history-short',
    'documents-expired',
    'signature-unclear',
    'suspected-fraud-review',
  ],
  order: ['review', 'payment-review', 'account-review', 'product-suspended', 'maintenance', 'suspected-fraud-review'],
} as const

export type ReasonKind = keyof typeof reasonCodes
export type ReasonCode<Kind extends ReasonKind = ReasonKind> = (typeof reasonCodes)[Kind][number]

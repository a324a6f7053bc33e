/** The words of the desk's reasons: a sentence per code. */
import type { ReasonCode, ReasonKind } from '@shared/contract'
import { msg, type Text } from '@shared/phrases'

export const reasonTexts: { readonly [Kind in ReasonKind]: Readonly<Record<ReasonCode<Kind>, Text>> } = {
  recharge: {
    'not-matched': msg`We couldn't match this payment to your deposit.`,
    'not-received': msg`We haven't received this payment.`,
    'amount-differs': msg`The amount you paid differs from the amount of this deposit.`,
    'name-differs': msg`The payer's name differs from your verified name. Pay from an account in your own name.`,
    'proof-unreadable': msg`We couldn't read your proof of payment.`,
    'proof-differs': msg`Your proof of payment is for a different payment.`,
    'wrong-network': msg`The payment arrived on a different network from the one chosen for this deposit.`,
    duplicate: msg`This payment has already been credited.`,
    'below-minimum': msg`The payment is below the minimum deposit.`,
    limits: msg`The amount is above your account's limit.`,
    'suspected-fraud-review': msg`This payment didn't pass our security review.`,
  },
  withdrawal: {
    'not-approved': msg`We couldn't approve this withdrawal.`,
    'name-differs': msg`The account holder's name differs from your verified name.`,
    'address-wrong': msg`The address or account number can't receive this payment. Check it and try again.`,
    'bank-refuses': msg`The receiving bank doesn't accept this payment.`,
    'bank-closed': msg`The receiving bank is closed. Try again on its next working day.`,
    maintenance: msg`The network or bank is under maintenance. Try again later.`,
    limits: msg`The amount is above your account's limit.`,
    'funds-unproved': msg`We need proof of where these funds come from. Contact us in live chat.`,
    'suspected-fraud-review': msg`This withdrawal didn't pass our security review.`,
  },
  identity: {
    'not-verified': msg`We couldn't verify this document.`,
    'photo-unclear': msg`A photo is too blurred or too dark to read.`,
    'photo-incomplete': msg`A photo doesn't show the whole document.`,
    'document-expired': msg`The document has expired.`,
    'document-not-accepted': msg`We don't accept this type of document.`,
    'details-differ': msg`Your details differ from those on the document.`,
    'face-differs': msg`The face in your photo doesn't match the document.`,
    'country-not-served': msg`We can't verify documents from this country.`,
  },
  advanced: {
    'not-verified': msg`We couldn't verify these details.`,
    'address-wrong': msg`We couldn't confirm your home address.`,
    'phone-unanswered': msg`We couldn't reach you by phone.`,
    'contact-unanswered': msg`We couldn't reach your emergency contact.`,
    'contact-denies': msg`Your emergency contact couldn't confirm these details.`,
    'details-incomplete': msg`Some details are missing.`,
  },
  loan: {
    'not-approved': msg`We couldn't approve this loan.`,
    limits: msg`This is more than you can borrow at present.`,
    overdue: msg`Another loan of yours is overdue.`,
    'income-unproved': msg`We couldn't confirm your income.`,
    'history-short': msg`Your account is too new for a credit loan.`,
    'documents-expired': msg`Your documents are out of date.`,
    'signature-unclear': msg`We couldn't read your signature.`,
    'suspected-fraud-review': msg`This application didn't pass our security review.`,
  },
  order: {
    review: msg`We're reviewing this order.`,
    'payment-review': msg`We're checking a payment.`,
    'account-review': msg`We're reviewing your account.`,
    'product-suspended': msg`This product is suspended for now.`,
    maintenance: msg`This product is under maintenance.`,
    'suspected-fraud-review': msg`A security review is in progress.`,
  },
}

/** The desk's own sentence, alone or after a reason. */
export const ownWordsTexts = {
  alone: msg({ message: 'Note from our staff: “{words}”' }),
  after: msg({ message: '{reason} Note from our staff: “{words}”' }),
} as const satisfies Readonly<Record<string, Text>>

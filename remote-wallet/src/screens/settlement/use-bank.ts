/** The form of a bank account and what becomes of it. */
import { useLingui } from '@lingui/react/macro'
import { payoutKinds } from '@shared/contract/codes'
import { composeName } from '@shared/format/person-name'
import { useForgetting } from '@shared/ui/forgetting'
import { useState } from 'react'
import { useForm } from 'shell/form'
import { useLater } from 'shell/screen'
import { useSession } from 'shell/session'
import {
  type BankFault,
  type BankField,
  bankModel,
  bankOf,
  bankTerms,
  inCountry,
  isNumberGood,
  isRenumbered,
  verifiedNames,
} from './bank.model.ts'
import type { FormProps } from './form-props.ts'
import { useDone } from './use-done.ts'
import { useSaving } from './use-saving.ts'

const load = () => import('@shared/money/bank-number')

/** @param name the verified one */
function useFaultWords(name: string): (fault: BankFault, field: BankField) => string {
  const { t } = useLingui()
  const invalid: Partial<Record<BankField, string>> = {
    number: t`Check the number`,
    swift: t`Check the SWIFT code: 8 or 11 letters and digits`,
    realName: t`Write the name in letters, as your bank does`,
  }
  const words: Record<Exclude<BankFault, 'invalid'>, string> = {
    missing: t`Required`,
    'pin-short': t`Enter all six digits`,
    other: t`The account holder must be ${name}`,
    unchecked: t`We couldn't check this yet. Try again in a moment.`,
  }
  return (fault, field) => (fault === 'invalid' ? (invalid[field] ?? '') : words[fault])
}

/** @param offered currencies to choose from */
export function useBank(props: FormProps, offered: readonly string[]) {
  const { of, onClose } = props
  const user = useSession().user ?? {}
  const { parts } = useLater(load)
  const [left, setLeft] = useState(false)
  const sending = useSaving(payoutKinds.bank, props, useDone(of, onClose))
  const verified = verifiedNames(user)
  const words = useFaultWords(composeName(verified ?? {}))
  const from = bankOf(of, user, offered)
  const context = { of, judges: parts, left, verified }
  const form = useForm(bankModel, context, { words, sending, from, asks: true })
  const renumbered = isRenumbered(form.form, of)
  useForgetting(() => form.form.pin && form.change({ pin: '' }))
  return {
    ...{ form, renumbered, verified, good: isNumberGood(form.form, parts) },
    ...{ state: sending.state, busy: sending.busy, terms: sending.terms, leave: () => setLeft(true) },
    settle: (country: string) => form.change(inCountry(form.form, country, offered)),
    /** After it was removed: what was typed in its place is nothing to lose. */
    drop() {
      form.clear(from)
      onClose()
    },
    submit: () => form.press() && sending.save(form.form, renumbered ? bankTerms(form.form) : undefined),
  }
}

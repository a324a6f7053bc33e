/** The form of an address and what becomes of it. */
import { useLingui } from '@lingui/react/macro'
import { payoutKinds } from '@shared/contract/codes'
import { useForgetting } from '@shared/ui/forgetting'
import { useState } from 'react'
import { useForm } from 'shell/form'
import { useLater } from 'shell/screen'
import type { FormProps } from './form-props.ts'
import { useDone } from './use-done.ts'
import { useSaving } from './use-saving.ts'
import { isRenumbered, verdictOf, type WalletFault, walletModel, walletOf, walletTerms } from './wallet.model.ts'

const load = () => import('@shared/money/payout-address')

function useFaultWords(): (network: string, other: string) => Record<WalletFault, string> {
  const { t } = useLingui()
  return (network, other) => ({
    missing: t`Required`,
    'pin-short': t`Enter all six digits`,
    unchecked: t`We couldn't check this yet. Try again in a moment.`,
    invalid: t`Not a valid ${network} address`,
    elsewhere: t`This is an address of ${other}`,
    contract: t`Token contract: coins sent there are lost`,
  })
}

/** Why it cannot be saved, where the fields above say what is wrong. */
function useReason(verdict: string | undefined): string | undefined {
  const { t } = useLingui()
  if (verdict === 'elsewhere') return t`Choose the right network to save`
  return verdict === 'invalid' || verdict === 'contract' ? t`Enter a valid address to save` : undefined
}

/** @param network that is chosen at first */
export function useWallet({ of, onClose }: FormProps, network: string) {
  const { parts } = useLater(load)
  const [left, setLeft] = useState(false)
  const sending = useSaving(payoutKinds.chain, of, useDone(of, onClose))
  const words = useFaultWords()
  const scene = { of, judges: parts, left }
  const form = useForm(walletModel, scene, {
    words: (fault): string => words(form.form.network, other)[fault],
    ...{ sending, from: walletOf(of, network), asks: true },
  })
  const verdict = verdictOf(form.form, parts)
  const other = verdict?.is === 'elsewhere' ? verdict.network : ''
  const told = form.errorAt('address') ? verdict?.is : undefined
  const renumbered = isRenumbered(form.form, of)
  useForgetting(() => form.form.pin && form.change({ pin: '' }))
  return {
    ...{ form, verdict, renumbered, other: told === 'elsewhere' ? other : '', reason: useReason(told), parts },
    ...{ state: sending.state, busy: sending.busy, leave: () => setLeft(true) },
    submit: () => form.press() && sending.save(form.form, renumbered ? walletTerms(form.form) : undefined),
  }
}

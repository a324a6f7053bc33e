/** The form of an address and what becomes of it. */
import { useLingui } from '@lingui/react/macro'
import { payoutKinds } from '@shared/contract/codes'
import type { LinkFault } from '@shared/money/payment-link'
import { useForgetting } from '@shared/ui/forgetting'
import { useState } from 'react'
import { useForm } from 'shell/form'
import { useLater } from 'shell/screen'
import type { FormProps } from './form-props.ts'
import { useDone } from './use-done.ts'
import { useSaving } from './use-saving.ts'
import { isRenumbered, verdictOf, type WalletFault, walletModel, walletOf, walletTerms } from './wallet.model.ts'

const load = () => import('@shared/money/payment-link')

function useAddressWords(): (network: string, other: string) => Record<Exclude<WalletFault, LinkFault>, string> {
  const { t } = useLingui()
  return (network, other) => ({
    missing: t`Required`,
    'pin-short': t`Enter all six digits`,
    unchecked: t`We couldn't check this yet. Try again in a moment.`,
    invalid: t`Not a valid ${network} address`,
    elsewhere: t`This address is for ${other}`,
    contract: t`This is a token contract. Coins sent here are lost.`,
  })
}

/** @param named the chain that a link pays on, or its scheme */
function useLinkWords(): (named: string) => Record<LinkFault, string> {
  const { t } = useLingui()
  return named => ({
    chain: t`This link pays on another network (${named}). Your money would be lost.`,
    call: t`This link asks for something other than a payment`,
    unclear: t`We can't tell who would be paid. Enter the address alone.`,
    name: t`Enter the address, not a name`,
    memo: t`This link needs a tag (memo), which we can't send`,
    demands: t`This link requires something we don't support`,
    'no-address': t`This link has no Bitcoin address, and we can't pay over Lightning`,
    scheme: t`We can't read links of this kind (${named})`,
  })
}

/** The network that an address is of, the chain or the scheme of a link. */
function namedBy(verdict: ReturnType<typeof verdictOf>): string {
  if (verdict?.is === 'elsewhere') return verdict.network
  return verdict && 'named' in verdict ? verdict.named : ''
}

/** Why it cannot be saved, where the fields above say what is wrong. */
function useReason(verdict: string | undefined): string | undefined {
  const { t } = useLingui()
  if (verdict === 'elsewhere') return t`Choose the right network to save`
  return verdict === undefined || verdict === 'good' ? undefined : t`Enter a valid address to save`
}

/** @param network that is chosen at first */
export function useWallet(props: FormProps, network: string) {
  const { of, onClose } = props
  const { parts } = useLater(load)
  const [left, setLeft] = useState(false)
  const sending = useSaving(payoutKinds.chain, props, useDone(of, onClose))
  const [addressWords, linkWords] = [useAddressWords(), useLinkWords()]
  const from = walletOf(of, network)
  const context = { of, judges: parts, left }
  const form = useForm(walletModel, context, {
    words: (fault): string => ({ ...addressWords(form.form.network, named), ...linkWords(named) })[fault],
    ...{ sending, from, asks: true },
  })
  const verdict = verdictOf(form.form, parts)
  const named = namedBy(verdict)
  const addressVerdict = form.errorAt('address') ? verdict?.is : undefined
  const renumbered = isRenumbered(form.form, of)
  useForgetting(() => form.form.pin && form.change({ pin: '' }))
  return {
    ...{
      form,
      verdict,
      renumbered,
      other: addressVerdict === 'elsewhere' ? named : '',
      reason: useReason(addressVerdict),
      parts,
    },
    ...{ state: sending.state, busy: sending.busy, terms: sending.terms, leave: () => setLeft(true) },
    /** After it was removed: what was typed in its place is nothing to lose. */
    drop() {
      form.clear(from)
      onClose()
    },
    submit: () => form.press() && sending.save(form.form, renumbered ? walletTerms(form.form, parts) : undefined),
  }
}

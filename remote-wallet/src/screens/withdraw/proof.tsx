/** The fields of who sends it. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { UserInfo } from '@shared/contract/calls/account'
import * as to from '@shared/contract/to'
import { AuthenticatorField } from '@shared/ui/authenticator-field'
import { useForgetting } from '@shared/ui/forgetting'
import { OtpField } from '@shared/ui/otp-field'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'shell/form'
import { useWay } from 'shell/navigation'
import { useHere } from './here.ts'
import { type ProofFault, proofModel } from './proof.model.ts'
import type { Withdraw } from './use-withdraw.ts'
import css from './withdraw.module.css'

/** @param open what was typed goes with the sheet */
export function useProof(user: UserInfo, { state, begin, send }: Withdraw, open: boolean) {
  const { t } = useLingui()
  const words: Record<ProofFault, string> = { missing: t`Required`, short: t`Enter all six digits` }
  const [asked, ask] = useState(false) // by the server, while the profile knew of no authenticator
  if (!asked && state.phase === 'failed' && state.failure.need === 'google-code') ask(true)
  const context = { coded: (user.googleBound ?? false) || asked }
  const form = useForm(proofModel, context, { words: fault => words[fault], sending: { state, begin } })
  useForgetting(() => form.clear())
  const forget = useEffectEvent(() => form.clear())
  useEffect(() => {
    if (!open) forget()
  }, [open])
  return { form, ...context, submit: () => form.press() && send(form.form) }
}

export function ProofFields({ proof, disabled }: { proof: ReturnType<typeof useProof>; disabled: boolean }) {
  const { t } = useLingui()
  const { form, coded } = proof
  const forgot = useWay(to.withdrawPassword({ mode: 'forgot', from: useHere() }))
  const note = forgot && (
    <a className={css.forgot} href={forgot}>
      <Trans>Forgot it?</Trans>
    </a>
  )
  return (
    <>
      <OtpField secret label={t`Withdrawal password`} note={note} disabled={disabled} {...form.field('pin')} />
      {coded && <AuthenticatorField {...form.field('code')} />}
    </>
  )
}

/** Proof of the payment: pictures or the transaction's id; then review. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Recharge } from '@shared/contract/calls/wallet'
import { LONGEST_TRANSACTION_ID } from '@shared/contract/limits'
import { ActionBar } from '@shared/ui/action-bar'
import { Banner } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { Field } from '@shared/ui/field'
import { type ReactNode, useState } from 'react'
import { type Form, useForm, useSend } from 'shell/form'
import { useLeaveGuard } from 'shell/navigation'
import { useOfflineReason } from 'shell/screen'
import { type Failure, hasFeature } from 'shell/transport'
import { useTransactionWords } from './order-words.ts'
import { PictureTiles } from './picture-tiles.tsx'
import { isUploading, usePictures } from './pictures.ts'
import { type GivenProof, isNothing, proofModel } from './proof.model.ts'
import { useProofDraft } from './proof-draft.ts'
import { reportPayment } from './recharge.api.ts'
import css from './recharge.module.css'

function TransactionField({ form }: { form: Form<GivenProof, 'txHash'> }) {
  const { t } = useLingui()
  return (
    <Field
      {...form.field('txHash')}
      label={t`Transaction ID`}
      note={t`instead of a screenshot`}
      maxLength={LONGEST_TRANSACTION_ID}
      autoCapitalize="none"
      spellCheck={false}
      onBlur={form.tell}
    />
  )
}

/** What is not said at the field. */
const Refusal = ({ failure: { kind, field, text } }: { failure: Failure }) =>
  field === 'txHash' ? null : <Banner kind={kind === 'refused' ? 'danger' : 'wait'} title={text} />

function useReason(given: GivenProof, uploading: boolean): string | undefined {
  const { t } = useLingui()
  const offline = useOfflineReason()
  if (offline) return offline
  if (uploading) return t`Uploading your pictures`
  return isNothing(given) ? t`Add a screenshot or the transaction ID` : undefined
}

/** The order as it comes back leads on to its result. @param children what else can be done, above the bar */
export function Proof({ order: { id, network }, children }: { order: Recharge; children?: ReactNode }) {
  const pictures = usePictures(id)
  const words = useTransactionWords(network)
  const { state, busy, begin, send } = useSend()
  const form = useForm(proofModel, network, {
    words: fault => words[fault],
    sending: { state, begin },
    draft: [useProofDraft, id],
  })
  const [reported, setReported] = useState(false)
  const uploading = isUploading(pictures)
  const reason = useReason(form.form, uploading)
  useLeaveGuard(uploading)
  if (!hasFeature('recharge-voucher')) return children
  const report = async () => {
    await reportPayment(id, form.form)
    setReported(true)
    form.clear()
  }
  return (
    <form className={css.form} translate="no" {...form.frame()}>
      <PictureTiles {...pictures} />
      <TransactionField form={form} />
      {state.phase === 'failed' && <Refusal failure={state.failure} />}
      {children}
      <ActionBar bleed>
        <Button
          look="primary"
          wide
          loading={busy || reported}
          reason={reported ? undefined : reason}
          onClick={() => form.press() && void send(report)}
        >
          <Trans>I've paid</Trans>
        </Button>
      </ActionBar>
    </form>
  )
}

/** Proof of the payment: pictures or the transaction's id; then review. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Recharge } from '@shared/contract/calls/wallet'
import { ActionBar } from '@shared/ui/action-bar'
import { Banner } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { Field } from '@shared/ui/field'
import { type ReactNode, useState } from 'react'
import { go, useLeaveGuard, usePageSignal } from 'shell/navigation'
import { toast } from 'shell/overlay'
import { type Failure, failureOf, hasFeature } from 'shell/transport'
import { useOfflineReason } from '../../parts/offline.ts'
import { useKeepRecharge } from '../../parts/recharge.ts'
import { useTransactionFault } from './order-words.ts'
import { PictureTiles } from './picture-tiles.tsx'
import { isUploading, pathsOf } from './pictures.ts'
import { reportPayment } from './recharge.api.ts'
import { resultPath } from './recharge.model.ts'
import css from './recharge.module.css'
import { useProof } from './use-proof.ts'

/** @param children what else can be done, above the bar */
export function Proof({ order, children }: { order: Recharge; children?: ReactNode }) {
  const { t } = useLingui()
  const { all, txHash, setTxHash, done } = useProof(order.id)
  const { pictures } = all
  const [tried, setTried] = useState(false)
  const wrong = useTransactionFault(order.network, txHash)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const offline = useOfflineReason()
  const keep = useKeepRecharge()
  const page = usePageSignal()
  useLeaveGuard(isUploading(pictures))
  if (!hasFeature('recharge-voucher')) return children
  const paths = pathsOf(pictures)
  const report = async () => {
    setTried(true)
    if (wrong) return
    setBusy(true)
    setFailure(undefined)
    try {
      const reported = await reportPayment(order.id, paths, txHash)
      done()
      if (reported) keep(reported)
      if (!page.aborted) go(resultPath(order.id), { replace: true })
    } catch (error: unknown) {
      const why = failureOf(error)
      setFailure(why)
      if (page.aborted) toast(why.text, 'error') // it is drawn nowhere any more
    } finally {
      setBusy(false)
    }
  }
  const nothing = paths.length === 0 && !txHash.trim()
  const missing = nothing ? t`Add a screenshot or the transaction ID` : undefined
  const reason = offline ?? (isUploading(pictures) ? t`Uploading your pictures` : missing)
  return (
    <section className={css.form}>
      <PictureTiles {...all} />
      <Field
        label={t`Transaction ID`}
        note={t`instead of a screenshot`}
        value={txHash}
        maxLength={200}
        autoCapitalize="none"
        spellCheck={false}
        error={(tried ? wrong : undefined) ?? (failure?.field === 'txHash' ? failure.text : undefined)}
        onChange={typed => {
          setTxHash(typed)
          setFailure(undefined)
        }}
        onBlur={() => setTried(true)}
      />
      {failure && failure.field !== 'txHash' && (
        <Banner kind={failure.kind === 'refused' ? 'danger' : 'wait'} title={failure.text} />
      )}
      {children}
      <ActionBar bleed>
        <Button look="primary" wide loading={busy} reason={reason} onClick={() => void report()}>
          <Trans>I've paid</Trans>
        </Button>
      </ActionBar>
    </section>
  )
}

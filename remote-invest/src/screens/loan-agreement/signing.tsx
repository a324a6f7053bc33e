/** Terms, signature, tick: then one press sends them. */
import { Trans } from '@lingui/react/macro'
import { formatDecimal } from '@shared/format/number'
import { ActionBar } from '@shared/ui/action-bar'
import { Button } from '@shared/ui/button'
import { Checkbox } from '@shared/ui/checkbox'
import { useLanguage } from 'shell/i18n'
import { serverNow } from 'shell/market-feed'
import { OrderWords } from 'shell/order'
import { useOfflineReason } from 'shell/screen'
import { type Barrier, type Level, type LoanInfo, levelOf } from '../../parts/loans/barrier.ts'
import { BarrierNote } from '../../parts/loans/barrier-note.tsx'
import { type Choice, nameOfType, type Price } from '../../parts/loans/choice.ts'
import { DAY } from '../../parts/loans/loan.model.ts'
import { usePrice, usePriceReason } from '../../parts/loans/price.ts'
import { useBarrier, useBarrierWords } from '../../parts/loans/use-barrier.ts'
import { SignatureField } from '../../parts/signature/signature-field.tsx'
import { Clauses } from './clauses.tsx'
import { Figures } from './figures.tsx'
import { Head } from './head.tsx'
import { uncoveredOf } from './loan-agreement.model.ts'
import css from './loan-agreement.module.css'
import { SendingNote } from './sending-note.tsx'
import { UncoveredNote, useUncoveredWords } from './uncovered.tsx'
import { type SigningOf, useSigning } from './use-signing.ts'

export function Signing({ choice, info }: { choice: Choice; info: LoanInfo }) {
  const signing = useSigning(choice)
  const { form, parts, busy, sign, submit } = signing
  const { at, age } = usePrice(choice.pledged?.currency)
  const barrier = useBarrier(nameOfType(choice.type), info)
  const level = levelOf(info)
  const reason = useReason(choice, { at, age, barrier, level })
  return (
    <form className={css.body} translate="no" {...form.frame(() => reason === undefined && void submit())}>
      {barrier && <BarrierNote barrier={barrier} level={level} />}
      <Head terms={choice} />
      <Figures terms={choice} at={at} due={serverNow() + choice.days * DAY} />
      <UncoveredNote choice={choice} at={at} disabled={busy} />
      <Clauses terms={choice} at={at} agreementId={choice.set.agreementId} />
      <SignatureField
        parts={parts}
        value={form.form.signature}
        onChange={sign}
        error={form.errorAt('signature')}
        disabled={busy}
      />
      <Checkbox
        checked={form.form.agreed}
        onChange={agreed => form.change({ agreed })}
        error={form.errorAt('agreed')}
        disabled={busy}
      >
        <Trans>I've read the agreement and accept it</Trans>
      </Checkbox>
      <SendingNote choice={choice} signing={signing} />
      <Press choice={choice} signing={signing} reason={reason} />
    </form>
  )
}

type Standing = { at: Price; age: number; barrier: Barrier | null; level: Level }

/** Why it cannot be sent now. */
function useReason(choice: Choice, { at, age, barrier, level }: Standing): string | undefined {
  const offline = useOfflineReason()
  const words = useBarrierWords()
  const priceReason = usePriceReason(age)
  const uncoveredWords = useUncoveredWords()
  const uncovered = uncoveredOf(choice, at)
  if (offline) return offline
  if (barrier) return words(barrier, level).title
  if (choice.pledged && priceReason) return priceReason
  return uncovered ? uncoveredWords(uncovered) : undefined
}

function Press({ choice, signing, reason }: { choice: Choice; signing: SigningOf; reason: string | undefined }) {
  const { bcp47 } = useLanguage()
  const amount = formatDecimal(bcp47, choice.amount, { places: 2, unit: choice.currency })
  const { busy, uploading, order } = signing
  return (
    <ActionBar bleed>
      <Button type="submit" look="primary" wide loading={busy} reason={busy ? undefined : reason}>
        {uploading ? (
          <Trans>Uploading your signature…</Trans>
        ) : (
          <OrderWords state={order.state}>
            <Trans>Sign and borrow {amount}</Trans>
          </OrderWords>
        )}
      </Button>
    </ActionBar>
  )
}

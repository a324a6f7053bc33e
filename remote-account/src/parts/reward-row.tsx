/** A row with something to claim, or with what became of it. */
import { Trans, useLingui } from '@lingui/react/macro'
import { formatDecimal } from '@shared/format/number'
import type { Decimal } from '@shared/money'
import { Button } from '@shared/ui/button'
import { ListRow, type ListRowProps } from '@shared/ui/list-row'
import { useLanguage } from 'shell/i18n'
import { OrderWords } from 'shell/order'
import { useOfflineReason } from 'shell/screen'
import { ClaimNote, isQuiet } from './claim-note.tsx'
import css from './reward-row.module.css'
import { useClaim } from './use-claim.ts'
import { type Waiting, WaitingRow } from './waiting-row.tsx'
import { WHOLE } from './whole.ts'

interface ClaimRowProps extends Pick<ListRowProps, 'title' | 'note' | 'lead'> {
  id: string
  /** USDT. */
  amount: Decimal
  /** Why it cannot be claimed yet, if so. */
  waiting: Waiting
}

export const ClaimRow = ({ waiting, ...row }: ClaimRowProps) =>
  waiting.waits ? (
    <WaitingRow title={row.title} note={row.note} lead={row.lead} waiting={waiting} />
  ) : (
    <ReadyRow {...row} />
  )

function ReadyRow({ id, amount, ...row }: Omit<ClaimRowProps, 'waiting'>) {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const { state, busy, claim } = useClaim({ id })
  const paid = formatDecimal(bcp47, amount, WHOLE)
  const button = (
    <Button
      small
      look="tonal"
      loading={busy}
      disabled={useOfflineReason() !== undefined}
      aria-label={t`Claim ${paid} USDT`}
      onClick={claim}
    >
      <OrderWords state={state}>
        <Trans context="reward">Claim</Trans>
      </OrderWords>
    </Button>
  )
  return (
    <>
      <ListRow {...row} value={button} />
      {!isQuiet(state) && (
        <li className={css.said}>
          <ClaimNote state={state} />
        </li>
      )}
    </>
  )
}

/** The last look before leaving: for good. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Competition } from '@shared/contract'
import { exitCompetitionCall } from '@shared/contract/calls/trade'
import * as to from '@shared/contract/to'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { OrderNote } from '@shared/ui/order-note'
import { Sheet } from '@shared/ui/sheet'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useWay } from 'shell/navigation'
import { OrderWords, useOrder } from 'shell/order'
import { toast } from 'shell/overlay'
import { type SheetFrame, useOfflineReason } from 'shell/screen'
import css from './competition.module.css'

export function ExitSheet({ of, open, onClose }: SheetFrame & { of: Competition }) {
  const { t } = useLingui()
  const { state, busy, send } = useOrder(exitCompetitionCall, {
    onDone() {
      onClose()
      toast(t`You've left ${of.title}`)
    },
  })
  const offline = useOfflineReason()
  return (
    <Sheet
      {...{ open, busy, onClose }}
      title={<Trans>Leave {of.title}</Trans>}
      actions={
        <>
          <Button wide disabled={busy} onClick={onClose}>
            <Trans context="competition">Stay</Trans>
          </Button>
          <Button
            wide
            look="danger"
            loading={busy}
            reason={busy ? undefined : offline}
            onClick={() => void send({ id: of.id })}
          >
            <OrderWords state={state}>
              <Trans context="competition">Leave</Trans>
            </OrderWords>
          </Button>
        </>
      }
    >
      <Sums>
        <SumRow
          strong
          label={<Trans>Returned to your balance</Trans>}
          value={<Amount value={of.entryFunds} unit="USDT" />}
        />
      </Sums>
      <ul className={css.terms}>
        <li>
          <Trans>Your positions in the competition will be closed at the latest price and your orders cancelled.</Trans>
        </li>
        <li>
          <Trans>You'll lose your place and can't rejoin.</Trans>
        </li>
      </ul>
      <OrderNote state={state} records={useWay(to.competitionEntries())} />
    </Sheet>
  )
}

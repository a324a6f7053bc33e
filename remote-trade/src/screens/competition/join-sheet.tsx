/** The last look before joining: what is frozen, what is given, what returns when. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Competition } from '@shared/contract'
import { joinCompetitionCall } from '@shared/contract/calls/trade'
import { userBalanceCall } from '@shared/contract/calls/wallet'
import * as to from '@shared/contract/to'
import { formatRecordTime } from '@shared/format/time'
import { big, compare, type Decimal, roundUp, sum } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { OrderNote } from '@shared/ui/order-note'
import { Sheet } from '@shared/ui/sheet'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useWay } from 'shell/navigation'
import { OrderWords, useOrder } from 'shell/order'
import { toast } from 'shell/overlay'
import { useCall } from 'shell/query'
import { type SheetFrame, useOfflineReason } from 'shell/screen'
import { useMustVerify } from '../../parts/competitions/verification.ts'
import { useFigures } from '../../parts/words/figures.ts'
import css from './competition.module.css'
import { VerifyFirst, VerifyToJoin } from './verify-first.tsx'

const UNIT = 'USDT'

/** Undefined until it is known. */
function useAvailable() {
  const { data } = useCall(userBalanceCall, { currency: UNIT })
  return data ? (data[0]?.available ?? '0') : undefined
}

/** How much has to be deposited; all of it where the exchange alone knows that it is too little. */
function missingOf({ entryFunds }: Competition, available = '0'): Decimal {
  const missing = big(entryFunds).minus(available)
  return missing.gt('0') ? roundUp(missing, 2) : entryFunds
}

export function JoinSheet({ of, open, onClose }: SheetFrame & { of: Competition }) {
  const { t } = useLingui()
  const available = useAvailable()
  const short = available !== undefined && compare(available, of.entryFunds) < 0
  const { state, busy, send } = useOrder(joinCompetitionCall, {
    onDone() {
      onClose()
      toast(t`You've joined ${of.title}`)
    },
  })
  const missing = missingOf(of, available)
  const deposit = useWay(to.recharge({ currency: UNIT, amount: missing }))
  const offline = useOfflineReason()
  const reason = offline ?? (short ? t`More than your available balance` : undefined)
  const join = (
    <Button
      wide
      look="primary"
      loading={busy}
      reason={busy ? undefined : reason}
      onClick={() => void send({ id: of.id })}
    >
      <OrderWords state={state}>
        <Trans context="competition">Join</Trans>
      </OrderWords>
    </Button>
  )
  const refused = state.phase === 'failed' && state.failure.refusal === 'insufficient-balance'
  const funded = deposit && (short || refused) ? <Deposit way={deposit} missing={missing} /> : join
  const mustVerify = useMustVerify(of)
  // an order that is on its way or uncertain keeps its button: a link in its place would lead away from the order
  const isSettled = state.phase === 'idle' || state.phase === 'failed'
  const actions = mustVerify ? <VerifyToJoin /> : funded
  return (
    <Sheet {...{ open, busy, onClose }} title={<Trans>Join {of.title}</Trans>} actions={isSettled ? actions : join}>
      <VerifyFirst of={of} />
      <Figures of={of} available={short ? undefined : available} />
      <ul className={css.terms}>
        <li>
          <Trans>Contracts only, with virtual funds and leverage up to 20x.</Trans>
        </li>
        <li>
          <Trans>You get your entry funds back in full when the competition ends or when you leave.</Trans>
        </li>
        <li>
          <Trans>If you leave, you can't rejoin.</Trans>
        </li>
      </ul>
      <OrderNote state={state} records={useWay(to.competitionEntries())} />
    </Sheet>
  )
}

function Figures({ of, available }: { of: Competition; available: string | undefined }) {
  const after = available && sum([available, `-${of.entryFunds}`]).toString()
  return (
    <Sums>
      <SumRow
        strong
        label={<Trans>Locked from your balance</Trans>}
        value={<Amount value={of.entryFunds} unit={UNIT} />}
      />
      <SumRow label={<Trans>Returned on</Trans>} value={formatRecordTime(of.endTime)} />
      <SumRow
        label={<Trans context="competition">Virtual funds</Trans>}
        value={<Amount value={of.virtualFunds} unit={UNIT} />}
      />
      {after && (
        <SumRow
          label={<Trans>Balance account</Trans>}
          before={<Amount value={available} />}
          value={<Amount value={after} unit={UNIT} />}
        />
      )}
    </Sums>
  )
}

/** What is missing can be brought. */
function Deposit({ way, missing }: { way: string; missing: string }) {
  const amount = useFigures().paid(missing)
  return (
    <Button wide look="primary" href={way}>
      <Trans>Deposit {amount} USDT more</Trans>
    </Button>
  )
}

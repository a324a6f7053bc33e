/** Closes every running position of one way to trade at the newest prices: how many, with what result; what could not be closed is named. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type OutputOf, positionListCall } from '@shared/contract'
import { closeAllCall } from '@shared/contract/calls/trade'
import { positionStates } from '@shared/contract/codes'
import { MOST_FILLED } from '@shared/contract/limits'
import { pairNamed } from '@shared/contract/symbols'
import * as to from '@shared/contract/to'
import { sum } from '@shared/money'
import { Banner } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { Change } from '@shared/ui/change'
import { OrderNote } from '@shared/ui/order-note'
import { Sheet } from '@shared/ui/sheet'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useState } from 'react'
import { useTickers } from 'shell/market-feed'
import { useWay } from 'shell/navigation'
import { OrderWords, useOrder } from 'shell/order'
import { type SheetFrame, StaleNote, useOfflineReason } from 'shell/screen'
import { askFor } from 'shell/transport'
import { type TradingAccount, useTradingAccount } from '../account/trading-account.ts'
import { useAccountName } from '../account/use-account-name.ts'
import { modeOfRow, useTellTrade } from '../words/use-tell-trade.ts'
import { useNames } from '../words/words.ts'
import type { Leveraged } from './leveraged.ts'
import type { LivePosition } from './live-position.model.ts'
import { closingOf } from './position.model.ts'
import { PositionCount } from './position-count.tsx'
import css from './positions.module.css'

type Outcome = OutputOf<typeof closeAllCall>
type Props = SheetFrame & { kind: Leveraged; positions: readonly LivePosition[] }

/** What closing all would bring after fees, at the prices of this moment. */
const estimateOf = (positions: readonly LivePosition[]): string =>
  sum(
    positions.map(one => (one.info && closingOf(one, one.row.quantity, one.mark, one.info)?.afterFees) ?? one.profit),
  ).toString()

/** When the newest of their prices came, ms; 0 where none did: a closed market's stands as long as that. */
function useNewest(positions: readonly LivePosition[]): number {
  const tickers = useTickers([...new Set(positions.map(({ row }) => row.symbol))])
  return Math.max(0, ...tickers.map(({ time }) => time))
}

/** "BTC/USDT · Long 20x": there may be several of a pair. */
function useTitle(): (of: LivePosition) => string {
  const names = useNames()
  return ({ info, row, side }) => `${pairNamed(row.symbol, info)} · ${names.side(side, row.leverage ?? 1)}`
}

/** What is still open, where the answer that names the reasons was lost; undefined where nobody answers. */
async function stillOpen(account: TradingAccount, kind: Leveraged): Promise<Outcome['failed'] | undefined> {
  const input = { ...account, tradeType: kind, state: positionStates.running, pageSize: MOST_FILLED }
  const page = await askFor(positionListCall, input).catch(() => null)
  return page?.records.map(({ id }) => ({ id, message: '' }))
}

function useClosing({ kind, onClose }: Pick<Props, 'kind' | 'onClose'>) {
  const { t } = useLingui()
  const [failed, setFailed] = useState<Outcome['failed']>([])
  const account = useTradingAccount()
  const say = useTellTrade()
  const order = useOrder(closeAllCall, {
    async onDone(outcome) {
      const left = outcome ? outcome.failed : await stillOpen(account, kind)
      setFailed(left ?? [])
      if (left && left.length > 0) return order.begin() // closing what is left is another order
      onClose()
      const words = left ? t`All positions closed` : t`We couldn't confirm this. Check your history.`
      say(words, { mode: modeOfRow({ tradeType: kind }), tab: 'history' })
    },
  })
  return { ...order, failed, close: () => void order.send({ ...account, tradeType: kind }) }
}

export function CloseAllSheet({ kind, positions, open, onClose }: Props) {
  const { t } = useLingui()
  const count = positions.length
  const offline = useOfflineReason()
  const title = useTitle()
  const name = useAccountName()
  const { state, busy, failed, close } = useClosing({ kind, onClose })
  const reason = count === 0 ? t`No open positions` : offline
  return (
    <Sheet
      {...{ open, busy, onClose }}
      title={<Trans context="position">Close all</Trans>}
      actions={
        <Button wide look="primary" loading={busy} reason={busy ? undefined : reason} onClick={close}>
          <OrderWords state={state}>
            <Plural value={count} one="Close # position" other="Close # positions" />
          </OrderWords>
        </Button>
      }
    >
      <p className={css.about}>
        <b>
          <PositionCount kind={kind} count={count} />
        </b>
        <span>{name(useTradingAccount())}</span>
      </p>
      <div className={css.dated}>
        <StaleNote at={useNewest(positions)} failed={false} />
      </div>
      {failed.length > 0 && <Failed {...{ failed, positions }} />}
      <Sums>
        {positions.map(one => (
          <SumRow key={one.row.id} label={title(one)} value={<Change own amount={one.profit} />} />
        ))}
        <SumRow strong label={<Trans>After fees, about</Trans>} value={<Change own amount={estimateOf(positions)} />} />
      </Sums>
      <p className={css.note}>
        <Trans>Each position closes at the latest price. Open orders stay in place.</Trans>
      </p>
      <OrderNote state={state} records={useWay(to.contract({ tab: 'history' }))} />
    </Sheet>
  )
}

/** Each by its name, with the exchange's reason. */
function Failed({ failed, positions }: Pick<Props, 'positions'> & { failed: Outcome['failed'] }) {
  const title = useTitle()
  const name = (id: string) => {
    const found = positions.find(({ row }) => row.id === id)
    return found ? title(found) : id
  }
  return (
    <Banner kind="danger" title={<Trans>Some positions are still open</Trans>}>
      {failed.map(({ id, message }) => [name(id), message].filter(Boolean).join(': ')).join(' · ')}
    </Banner>
  )
}

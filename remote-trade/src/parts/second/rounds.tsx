/** The second contracts that run: the time that is left by the exchange's clock, and what each would bring now. */
import { Trans } from '@lingui/react/macro'
import type { SecondOrder } from '@shared/contract'
import { buySecondCall } from '@shared/contract/calls/trade'
import { sideOf } from '@shared/contract/codes'
import { pairOf } from '@shared/contract/symbols'
import { Badge } from '@shared/ui/badge'
import { Button } from '@shared/ui/button'
import { Change } from '@shared/ui/change'
import { ProgressRing } from '@shared/ui/progress-ring'
import { useEffect, useState } from 'react'
import { serverNow, useTicker } from 'shell/market-feed'
import { changed } from 'shell/query'
import { usePriceGate } from '../price/price-gate.ts'
import { useSymbolMap } from '../quotes/symbols.ts'
import { memoByProps } from '../ticket/memo-by-props.ts'
import { useFigures } from '../words/figures.ts'
import { useRiseFall } from '../words/rise-fall.ts'
import { CourseLine } from './course.tsx'
import { endOf, useRounds } from './second.api.ts'
import { roundAt } from './second.model.ts'
import css from './second.module.css'
import { useRoundNames } from './second-words.ts'

type Opens = { onOpen(id: string): void }

/** How many stand above the ticket until all are asked for. */
const FEW = 2

export const Rounds = memoByProps(Running, () => [])

/** The one that ends first at the top. */
function Running({ onOpen }: Opens) {
  const [all, showAll] = useState(false)
  const { data } = useRounds()
  const rows = (data ?? []).toSorted((a, b) => endOf(a) - endOf(b))
  const more = rows.length - FEW
  if (rows.length === 0) return null
  return (
    <section className={css.rounds}>
      {rows[0] && <First key={rows[0].symbol} row={rows[0]} />}
      <ul>
        {rows.slice(0, all ? undefined : FEW).map(row => (
          <Round key={row.id} row={row} onOpen={onOpen} />
        ))}
      </ul>
      {more > 0 && (
        <Button small look="tonal" aria-expanded={all} onClick={() => showAll(!all)}>
          {all ? <Trans>Show fewer</Trans> : <Trans>Show {more} more</Trans>}
        </Button>
      )}
    </section>
  )
}

/** The course of the one that ends first. */
function First({ row }: { row: SecondOrder }) {
  const info = useSymbolMap().get(row.symbol)
  const gate = usePriceGate(row.symbol)
  return info && <CourseLine row={row} info={info} stale={gate.state === 'stale'} />
}

/** Where its time is over the exchange has settled it, or is about to: it is asked. */
function useTimeLeft(row: SecondOrder): number {
  const left = Math.max(0, endOf(row) - serverNow())
  const over = left === 0
  useEffect(() => {
    if (over) changed(buySecondCall.changes)
  }, [over])
  return left
}

function Round({ row, onOpen }: Opens & { row: SecondOrder }) {
  const ways = useRiseFall()
  const names = useRoundNames()
  const { money, price } = useFigures()
  const info = useSymbolMap().get(row.symbol)
  // drawn anew with each tick, and each second without one
  const gate = usePriceGate(row.symbol)
  const now = useTicker(row.symbol)?.price
  const left = useTimeLeft(row)
  const side = sideOf(row.direction)
  const places = info?.pricePrecision ?? 2
  const entry = price(row.openTick.price, places)
  return (
    <li>
      <button type="button" className={css.round} aria-haspopup="dialog" onClick={() => onOpen(row.id)}>
        <ProgressRing left={left} seconds={row.seconds} />
        <span className={css.about}>
          <span className={css.what}>
            <Badge kind={side === 'long' ? 'rise' : 'fall'}>{ways[side]}</Badge>
            <b>{info ? pairOf(info) : row.symbol}</b>
            <span
              className="num"
              translate="no"
            >{`${names.seconds(row.seconds)} · ${money(row.amount)} ${row.currency}`}</span>
          </span>
          {left === 0 ? (
            <span className={css.state}>
              <Trans>Settling</Trans>
            </span>
          ) : (
            <span className={css.now}>
              <Trans>P&L if it ended now</Trans>
              <Change own amount={now ? roundAt(row, now).profit : null} />
            </span>
          )}
          <span className={`num ${css.prices}`} translate="no">
            <Trans>Entry {entry}</Trans>
            {now && ` → ${price(now, places)}`}
          </span>
          {gate.state === 'stale' && left > 0 && <Stale seconds={gate.seconds} />}
        </span>
      </button>
    </li>
  )
}

const Stale = ({ seconds }: { seconds: number }) => (
  <span className={css.stale}>
    <Trans>Prices are {seconds} s old. If no new price arrives before the end, your stake is refunded.</Trans>
  </span>
)

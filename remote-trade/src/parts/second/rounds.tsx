/** The second contracts that run: the time that is left by the exchange's clock, and what each would bring now. */
import { Trans } from '@lingui/react/macro'
import type { SecondOrder } from '@shared/contract'
import { buySecondCall } from '@shared/contract/calls/trade'
import { sideOf } from '@shared/contract/codes'
import { pairNamed } from '@shared/contract/symbols'
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
import type { Met } from './course.model.ts'
import { CourseLine } from './course.tsx'
import { EndMoment } from './end-moment.tsx'
import { useMet } from './met.ts'
import type { Moment } from './moment.ts'
import { endOf, useRounds } from './second.api.ts'
import { roundAt } from './second.model.ts'
import css from './second.module.css'
import { useRoundNames } from './second-words.ts'

type Opens = { onOpen(id: string): void }

/** How many stand above the ticket until all are asked for. */
const FEW = 2

type Props = Opens & { moment: Moment; onAgain(row: SecondOrder): void }

export const Rounds = memoByProps(Running, ({ moment: { row, told } }) => [row, told])

/** The one that ends first at the top; above all, for its six seconds, the one that has ended. */
function Running({ onOpen, moment, onAgain }: Props) {
  const [all, showAll] = useState(false)
  const { data } = useRounds()
  const rows = (data ?? []).toSorted((a, b) => endOf(a) - endOf(b))
  const settling = useSettling(rows, moment.told)
  const first = moment.row ?? rows[0] ?? settling
  const seen = useMet(first?.symbol)
  const more = rows.length - FEW
  return (
    <section className={css.rounds} data-empty={!first || undefined}>
      {first && <First key={first.symbol} row={first} seen={seen} />}
      <EndMoment moment={moment} onOpen={onOpen} onAgain={onAgain} />
      <ul>
        {(rows.length === 0 && settling ? [settling] : rows.slice(0, all ? undefined : FEW)).map(row => (
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

/** How long the last contract keeps its place while its result is asked for. */
const ASKED = 5000

/** The contract that has just left the running ones and whose result is not here: nothing jumps between the two. */
function useSettling(rows: readonly SecondOrder[], told: string | undefined): SecondOrder | undefined {
  const [last, keep] = useState<SecondOrder>()
  const [first] = rows
  if (first && first !== last) keep(first)
  const since = last ? serverNow() - endOf(last) : Number.POSITIVE_INFINITY
  return rows.length === 0 && last && last.id !== told && since >= 0 && since < ASKED ? last : undefined
}

/** The course of the one at the top. */
function First({ row, seen }: { row: SecondOrder; seen: readonly Met[] }) {
  const info = useSymbolMap().get(row.symbol)
  const gate = usePriceGate(row.symbol)
  const stale = !row.closeTick && gate.state === 'stale'
  return info && <CourseLine row={row} info={info} seen={seen} stale={stale} />
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
            <b>{pairNamed(row.symbol, info)}</b>
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

/** Options that run: the time that is left, what each would pay now, what it brings sold back. */
import { Trans } from '@lingui/react/macro'
import { pairNamed } from '@shared/contract/symbols'
import { fromServerTime } from '@shared/format/time'
import { Badge } from '@shared/ui/badge'
import { Button } from '@shared/ui/button'
import { Change } from '@shared/ui/change'
import { ProgressRing } from '@shared/ui/progress-ring'
import { useSheet } from 'shell/screen'
import { useSymbolMap } from '../quotes/symbols.ts'
import { memoByProps } from '../ticket/memo-by-props.ts'
import { useFigures } from '../words/figures.ts'
import { useRiseFall } from '../words/rise-fall.ts'
import { useOptions } from './option.api.ts'
import css from './option.module.css'
import { type OptionRow, saleOf } from './option-row.model.ts'
import { SellSheet } from './sell-sheet.tsx'
import { useLiveOption } from './use-live-option.ts'

type Opens = { onOpen(id: string): void }

export const Options = memoByProps(Running, () => [])

function Running({ onOpen }: Opens) {
  const { data } = useOptions()
  const sale = useSheet<OptionRow>()
  const { value } = sale
  const rows = (data?.rows ?? []).toSorted((a, b) => a.ends - b.ends)
  const selling = rows.find(({ row }) => row.id === value?.row.id)
  return (
    <>
      {rows.length > 0 && data && (
        <section className={css.running}>
          <h2 className="title-3">
            <Trans>Positions</Trans>
          </h2>
          <ul>
            {rows.map(option => (
              <Card key={option.row.id} option={option} at={data.at} onOpen={onOpen} onSell={sale.show} />
            ))}
          </ul>
        </section>
      )}
      {value && (
        <SellSheet
          key={sale.key}
          option={selling ?? value}
          at={data?.at ?? 0}
          gone={sale.open && !selling}
          open={sale.open}
          onClose={sale.close}
        />
      )}
    </>
  )
}

type CardProps = Opens & { option: OptionRow; at: number; onSell(option: OptionRow): void }

/** How long it runs in all. */
const secondsOf = ({ row, ends }: OptionRow) =>
  Math.max(1, (ends - fromServerTime(row.openTime ?? row.createTime)) / 1000)

function Card({ option, at, onOpen, onSell }: CardProps) {
  const ways = useRiseFall()
  const { exact } = useFigures()
  const { row, side, strike } = option
  const info = useSymbolMap().get(row.symbol)
  const { left, bid, expected } = useLiveOption(option, at)
  return (
    <li className={css.card}>
      <button type="button" className={css.about} aria-haspopup="dialog" onClick={() => onOpen(row.id)}>
        <ProgressRing left={left} seconds={secondsOf(option)} />
        <span className={css.words}>
          <span className={css.what}>
            <Badge kind={side === 'long' ? 'rise' : 'fall'}>{ways[side]}</Badge>
            <b>{pairNamed(row.symbol, info)}</b>
          </span>
          <span
            className={`num ${css.size}`}
            translate="no"
          >{`${exact(strike)} · ${exact(row.quantity)} ${info?.baseCurrency ?? ''}`}</span>
          {left === 0 ? (
            <span className={css.state}>
              <Trans>Settling</Trans>
            </span>
          ) : (
            <span className={css.now}>
              <Trans>P&L if it ended now</Trans> <Change own amount={expected ?? null} />
            </span>
          )}
        </span>
      </button>
      {left > 0 && <Sell option={option} bid={bid} onSell={onSell} />}
    </li>
  )
}

function Sell({ option, bid, onSell }: Pick<CardProps, 'option' | 'onSell'> & { bid: string | undefined }) {
  const { money } = useFigures()
  const value = bid && saleOf(option, option.row.quantity, bid).value
  return (
    <span className={css.sell}>
      <Button small consequence={money(value)} onClick={() => onSell(option)}>
        <Trans>Sell back</Trans>
      </Button>
    </span>
  )
}

/** A CFD in numbers, as ticket and confirm sheet show them. */
import { Trans } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { ABSENT } from '@shared/format/number'
import { CFD_MAINTENANCE, type Decimal, dollarSymbol, type OpenPreview, type Side } from '@shared/money'
import { SumRow } from '@shared/ui/sum-row'
import { serverNow } from 'shell/market-feed'
import { CURRENCY } from '../cfd/cfd.dealing.ts'
import { afterOf, levelNow, nightOf, nightsFrom, overRest, spreadOf } from '../cfd/cfd.model.ts'
import { useBaseUnits } from '../cfd/cfd-words.ts'
import { RestLabel } from '../cfd/rest-label.tsx'
import { useWeekTime } from '../cfd/session.tsx'
import { AvailableRow } from '../ticket/available-row.tsx'
import type { TicketContext } from '../ticket/ticket.model.ts'
import { useFigures } from '../words/figures.ts'
import { Paid } from '../words/paid.tsx'
import css from './cfd-ticket.module.css'

/** An order that may be counted; undefined: none yet. */
export type Known = { lots: Decimal; context: TicketContext; preview: OpenPreview; waits: boolean } | undefined
type Props = { known: Known }
type InfoProps = Props & { info: SymbolInfo }

/** "0.30 × 10 oz = 3.00 USDT"; of another quote currency the money alone. */
export function SpreadRow({ info, known }: InfoProps) {
  const { price } = useFigures()
  const units = useBaseUnits(info)
  const spread = price(info.spread ?? '0', info.pricePrecision)
  const inDollars = dollarSymbol(info.quoteCurrency) === null
  const label = known && inDollars ? <Trans>Spread</Trans> : <Trans>Spread ({spread})</Trans>
  const value = known ? (
    <>
      {inDollars && `${spread} × ${units(known.lots)} = `}
      <Paid open value={spreadOf(known.lots, known.context)} unit={CURRENCY} />
    </>
  ) : (
    ABSENT
  )
  return <SumRow label={label} value={value} />
}

/** @param side the one that is ordered; both without one */
export function NightRow({ info, known, side }: InfoProps & { side?: Side }) {
  return (
    <SumRow
      label={
        <>
          <Trans>Night fee</Trans>
          <NightNote />
        </>
      }
      value={known ? <NightFees info={info} known={known} side={side} /> : ABSENT}
    />
  )
}

/** When it is charged next, and when three times. */
function NightNote() {
  const week = useWeekTime()
  const { next, triple } = nightsFrom(serverNow())
  const [soon, three] = [week(next.second * 1000), week(triple.second * 1000)]
  return (
    <span className={css.note}>
      {next.second === triple.second ? (
        <Trans>Next: {soon}, charged three times</Trans>
      ) : (
        <Trans>
          Next: {soon}, three times on {three}
        </Trans>
      )}
    </span>
  )
}

type FeesProps = { known: NonNullable<Known>; side: Side | undefined }

/** What the next night is charged, thrice where it counts for three. */
function NightFees({ known: { lots, context }, side }: FeesProps & { info: SymbolInfo }) {
  const figures = useFigures()
  const { nights } = nightsFrom(serverNow()).next
  const fee = (of: Side) => figures.change(nightOf(of, lots, context, nights))
  const [long, short] = [fee('long'), fee('short')]
  if (side) return `${side === 'long' ? long : short} ${CURRENCY}`
  return (
    <Trans>
      Long {long} · Short {short}
    </Trans>
  )
}

export const MarginRow = ({ known }: Props) => (
  <SumRow
    label={<Trans>Margin</Trans>}
    value={known ? <Paid open value={known.preview.margin} unit={CURRENCY} /> : ABSENT}
  />
)

/** What the rest of the market requires, where that is more than half of the margin. */
export function RestRow({ info, known }: InfoProps) {
  const required = known && overRest(known.lots, known.preview, known.context)
  if (!required) return null
  return <SumRow label={<RestLabel symbol={info.symbol} />} value={<Paid open value={required} unit={CURRENCY} />} />
}

/** What the account is left with: available, and its margin level. */
export function AfterRows({ known, context }: Props & { context: TicketContext | undefined }) {
  const { percent } = useFigures()
  const least = percent(CFD_MAINTENANCE, 0)
  const after =
    known?.preview.missing === '0' ? afterOf(known.lots, known.preview, known.context, known.waits) : undefined
  const preview = known && after ? { ...known.preview, availableAfter: after.available } : known?.preview
  const level = context ? levelNow(context) : null
  return (
    <>
      <AvailableRow preview={preview} available={context?.available} unit={CURRENCY} />
      <SumRow
        label={context?.isCfdAlone ? <Trans>Margin level, liquidated at {least}</Trans> : <Trans>Margin level</Trans>}
        {...(after && level && { before: percent(level, 0) })}
        value={percent(after ? after.level : level, 0)}
      />
    </>
  )
}

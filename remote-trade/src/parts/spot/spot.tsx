/** Spot: a coin is bought or sold for good (docs/rules/trade.md#spot). */
import { useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import * as to from '@shared/contract/to'
import type { Side } from '@shared/money'
import { ActionBar } from '@shared/ui/action-bar'
import { Column } from '@shared/ui/columns'
import { useEffect, useEffectEvent } from 'react'
import { usePlace } from 'shell/navigation'
import { useOrderSheets } from '../explain/use-order-sheets.ts'
import type { SpotIntent } from './spot.intent.ts'
import css from './spot.module.css'
import { SpotBook } from './spot-book.tsx'
import { SpotButton } from './spot-button.tsx'
import { SpotExplained } from './spot-explained.tsx'
import { SpotFields } from './spot-fields.tsx'
import { SpotOrderSheet } from './spot-order-sheet.tsx'
import { type SpotState, useSpot } from './use-spot.ts'
import { useTell } from './use-tell.ts'
import { filledWith, wantedSize } from './wanted.model.ts'

type Props = {
  info: SymbolInfo
  /** Which way the person came to go. */
  side?: Side | undefined
}

export const Spot = (props: Props) => <Page key={props.info.symbol} {...props} />

/** The address's side is taken once, as it comes. */
function useWantedSide({ form, change }: SpotState, side: Side | undefined): void {
  const take = useEffectEvent((wanted: Side) => wanted !== form.side && change({ side: wanted, share: null }))
  useEffect(() => {
    if (side) take(side)
  }, [side])
}

/** The address's size is taken once the price is known, and leaves the address: the person may type another one. */
function useWantedSize({ form, change, context }: SpotState, side: Side | undefined): void {
  const { query, setQuery } = usePlace(to.contract)
  const size = wantedSize(query)
  const isDue = size !== undefined && context !== undefined
  const take = useEffectEvent(() => {
    if (!size || !context) return
    change(filledWith(size, side ?? form.side, context))
    setQuery({ amount: '', quantity: '' })
  })
  useEffect(() => {
    if (isDue) take()
  }, [isDue])
}

function Page({ info, side }: Props) {
  const { t } = useLingui()
  const spot = useSpot(info)
  const sheets = useSheets(spot)
  useWantedSide(spot, side)
  useWantedSize(spot, side)
  return (
    <>
      <Column end>
        <form className={css.ticket} translate="no" aria-label={t`Order`} {...spot.frame()}>
          <SpotFields spot={spot} onExplain={sheets.explain} />
        </form>
      </Column>
      <Column>
        <SpotBook />
      </Column>
      {sheets.drawn}
      <ActionBar overTabs bleed>
        <SpotButton spot={spot} onPress={sheets.press} />
      </ActionBar>
    </>
  )
}

/** What the ticket opens: what it is about, before the first order and when asked for, and the last look at the order. */
function useSheets(spot: SpotState) {
  const tell = useTell(spot.info)
  const sheets = useOrderSheets<SpotIntent>('spot')
  const { told, confirm } = sheets
  const press = () => sheets.order(spot.press())
  const drawn = (
    <>
      <SpotExplained key={told.key} spot={spot} intent={told.intent} {...told.frame} />
      {confirm.intent !== null && (
        <SpotOrderSheet
          key={confirm.key}
          spot={spot}
          intent={confirm.intent}
          {...confirm.frame}
          onPlaced={row => {
            confirm.frame.onClose()
            spot.clear()
            tell(row)
          }}
          onRefused={failure => spot.refuse(failure) && confirm.frame.onClose()}
        />
      )}
    </>
  )
  return { press, explain: sheets.explain, drawn }
}

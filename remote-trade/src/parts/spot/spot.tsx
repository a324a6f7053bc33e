/** Spot: a coin is bought or sold for good (docs/rules/trade.md#spot). */
import { useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import type { Side } from '@shared/money'
import { ActionBar } from '@shared/ui/action-bar'
import { Column } from '@shared/ui/columns'
import { useEffect, useEffectEvent } from 'react'
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

type Props = {
  info: SymbolInfo
  /** Which way the person came to go. */
  side?: Side | undefined
}

export const Spot = (props: Props) => <Page key={props.info.symbol} {...props} />

/** The address's side is taken once, as it comes. */
function useWanted({ form, change }: SpotState, side: Side | undefined): void {
  const take = useEffectEvent((wanted: Side) => wanted !== form.side && change({ side: wanted, share: null }))
  useEffect(() => {
    if (side) take(side)
  }, [side])
}

function Page({ info, side }: Props) {
  const { t } = useLingui()
  const spot = useSpot(info)
  const sheets = useSheets(spot)
  useWanted(spot, side)
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

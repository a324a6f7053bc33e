/** Options: the right to what a price is beyond a strike as time ends, for a premium (docs/rules/trade.md#options). */
import { Trans, useLingui } from '@lingui/react/macro'
import type { OptionTerm, Position, SymbolInfo } from '@shared/contract'
import { pairOf } from '@shared/contract/symbols'
import * as to from '@shared/contract/to'
import type { Side } from '@shared/money'
import { ActionBar } from '@shared/ui/action-bar'
import { Column } from '@shared/ui/columns'
import { EmptyState } from '@shared/ui/empty-state'
import { SkeletonRows } from '@shared/ui/skeleton'
import { useEffect, useEffectEvent } from 'react'
import { Loaded, useAddressedSheet } from 'shell/screen'
import { useOrderSheets } from '../explain/use-order-sheets.ts'
import { useFigures } from '../words/figures.ts'
import { useRiseFall } from '../words/rise-fall.ts'
import { useTellTrade } from '../words/use-tell-trade.ts'
import { Expiries } from './expiries.ts'
import { expiriesOf, useExpiries } from './option.api.ts'
import type { OptionIntent } from './option.model.ts'
import css from './option.module.css'
import { OptionButton } from './option-button.tsx'
import { OptionDetail } from './option-detail.tsx'
import { OptionExplained } from './option-explained.tsx'
import { OptionFields } from './option-fields.tsx'
import { OptionHistory } from './option-history.tsx'
import { OptionOrderSheet } from './option-order-sheet.tsx'
import { Options } from './options.tsx'
import { type OptionState, useOption } from './use-option.ts'

type Props = {
  info: SymbolInfo
  /** Which way the person came to go. */
  side?: Side | undefined
}

export function Option({ info, side }: Props) {
  return (
    <Loaded
      of={useExpiries(info.symbol)}
      undated
      title={<Trans>Couldn't load the strikes</Trans>}
      skeleton={
        <Column end>
          <SkeletonRows rows={5} />
        </Column>
      }
      empty={<EmptyState title={<Trans>You can't trade this here</Trans>} />}
    >
      {terms => <Page key={info.symbol} info={info} side={side} terms={expiriesOf(terms)} />}
    </Loaded>
  )
}

/** The address's side is taken once, as it comes. */
function useWanted({ change }: OptionState, side: Side | undefined): void {
  const take = useEffectEvent((wanted: Side) => change({ side: wanted }))
  useEffect(() => {
    if (side) take(side)
  }, [side])
}

function Page({ info, side, terms }: Props & { terms: readonly OptionTerm[] }) {
  const { t } = useLingui()
  const option = useOption(info, terms)
  const detail = useAddressedSheet(to.contract, 'order')
  const sheets = useSheets(option)
  useWanted(option, side)
  return (
    <>
      <Column end>
        <form className={css.ticket} translate="no" aria-label={t`Order`} {...option.frame()}>
          <OptionFields option={option} onExplain={sheets.explain} />
        </form>
      </Column>
      <Column>
        <Options onOpen={detail.show} />
        <OptionHistory info={info} onOpen={detail.show} />
      </Column>
      <Expiries />
      <OptionDetail id={detail.value} frame={detail.frame} />
      {sheets.drawn}
      <ActionBar overTabs bleed>
        <OptionButton option={option} onPress={sheets.press} />
      </ActionBar>
    </>
  )
}

/** What the ticket opens: what it is about, before the first order and when asked for, and the last look at the order. */
function useSheets(option: OptionState) {
  const tell = useTellBought(option.info)
  const sheets = useOrderSheets<OptionIntent>('option')
  const { told, confirm } = sheets
  const press = () => sheets.order(option.press())
  const drawn = (
    <>
      <OptionExplained key={told.key} option={option} intent={told.intent} {...told.frame} />
      {confirm.intent !== null && (
        <OptionOrderSheet
          key={confirm.key}
          option={option}
          intent={confirm.intent}
          {...confirm.frame}
          onPlaced={row => {
            confirm.frame.onClose()
            option.clear()
            tell(row)
          }}
          onRefused={failure => option.refuse(failure) && confirm.frame.onClose()}
        />
      )}
    </>
  )
  return { press, explain: sheets.explain, drawn }
}

function useTellBought(info: SymbolInfo) {
  const { t } = useLingui()
  const ways = useRiseFall()
  const { price, paid } = useFigures()
  const say = useTellTrade()
  return (row: Position | undefined) => {
    const pair = pairOf(info)
    if (!row) return say(t`Order for ${pair} placed`)
    const way = row.direction === 1 ? ways.long : ways.short
    const [strike, cost] = [price(row.strike, 0), `${paid(row.margin)} ${row.currency}`]
    say(t`${way} ${pair} ${strike} bought for ${cost}`, { mode: 'option', order: row.id })
  }
}

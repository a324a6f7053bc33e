/** Second contracts: a stake on where a price stands after some seconds (docs/rules/trade.md#second-contracts). */
import { Trans, useLingui } from '@lingui/react/macro'
import type { SecondOrder, SecondTerm, SymbolInfo } from '@shared/contract'
import { pairOf } from '@shared/contract/symbols'
import * as to from '@shared/contract/to'
import type { Side } from '@shared/money'
import { ActionBar } from '@shared/ui/action-bar'
import { Column } from '@shared/ui/columns'
import { EmptyState } from '@shared/ui/empty-state'
import { SkeletonRows } from '@shared/ui/skeleton'
import { Loaded, useAddressedSheet } from 'shell/screen'
import { useOrderSheets } from '../explain/use-order-sheets.ts'
import { useFigures } from '../words/figures.ts'
import { useRiseFall } from '../words/rise-fall.ts'
import { useTellTrade } from '../words/use-tell-trade.ts'
import { useMoment } from './moment.ts'
import { Receipt } from './receipt.tsx'
import { RoundHistory } from './round-history.tsx'
import { Rounds } from './rounds.tsx'
import { durationsOf, useDurations } from './second.api.ts'
import type { SecondIntent } from './second.model.ts'
import css from './second.module.css'
import { SecondButtons } from './second-buttons.tsx'
import { SecondExplained } from './second-explained.tsx'
import { SecondFields } from './second-fields.tsx'
import { SecondOrderSheet } from './second-order-sheet.tsx'
import { useAgain } from './use-again.ts'
import { type SecondState, useSecond } from './use-second.ts'

type Props = {
  info: SymbolInfo
  /** Which way the person came to go: its button is the filled one. */
  side?: Side | undefined
}

export function Second({ info, side }: Props) {
  return (
    <Loaded
      of={useDurations(info.symbol)}
      undated
      title={<Trans>Couldn't load the durations</Trans>}
      skeleton={
        <Column end>
          <SkeletonRows rows={4} />
        </Column>
      }
      empty={<EmptyState title={<Trans>You can't trade this here</Trans>} />}
    >
      {terms => <Page info={info} side={side} terms={durationsOf(terms)} />}
    </Loaded>
  )
}

function Page({ info, side, terms }: Props & { terms: readonly SecondTerm[] }) {
  const { t } = useLingui()
  const second = useSecond(info, terms)
  const receipt = useAddressedSheet(to.contract, 'order')
  const sheets = useSheets(second)
  const moment = useMoment()
  const again = useAgain(second)
  return (
    <>
      <Column>
        <Rounds onOpen={receipt.show} moment={moment} onAgain={again.fill} />
      </Column>
      <Column end>
        <form className={css.ticket} translate="no" aria-label={t`Order`} tabIndex={-1} {...again.frame}>
          <SecondFields second={second} onExplain={sheets.explain} />
        </form>
      </Column>
      <Column>
        <RoundHistory info={info} onOpen={receipt.show} />
      </Column>
      <Receipt id={receipt.value} frame={receipt.frame} />
      {sheets.drawn}
      <ActionBar overTabs bleed>
        <SecondButtons second={second} side={side} onPress={sheets.press} />
      </ActionBar>
    </>
  )
}

/** What the ticket opens: what it is about, before the first order and when asked for, and the last look at the order. */
function useSheets(second: SecondState) {
  const tell = useTellPlaced(second.info)
  const sheets = useOrderSheets<SecondIntent>('second')
  const { told, confirm } = sheets
  const press = (side: Side) => sheets.order(second.press(side))
  const drawn = (
    <>
      <SecondExplained key={told.key} second={second} intent={told.intent} {...told.frame} />
      {confirm.intent !== null && (
        <SecondOrderSheet
          key={confirm.key}
          second={second}
          intent={confirm.intent}
          {...confirm.frame}
          onPlaced={row => {
            confirm.frame.onClose()
            tell(row)
          }}
          onRefused={failure => second.refuse(failure) && confirm.frame.onClose()}
        />
      )}
    </>
  )
  return { press, explain: sheets.explain, drawn }
}

function useTellPlaced(info: SymbolInfo) {
  const { t } = useLingui()
  const ways = useRiseFall()
  const { price } = useFigures()
  const say = useTellTrade()
  return (row: SecondOrder | undefined) => {
    const pair = pairOf(info)
    if (!row) return say(t`Order for ${pair} placed`)
    const way = row.direction === 1 ? ways.long : ways.short
    const at = price(row.openTick.price, info.pricePrecision)
    say(t`${way} ${pair} at ${at}`, { mode: 'second', order: row.id })
  }
}

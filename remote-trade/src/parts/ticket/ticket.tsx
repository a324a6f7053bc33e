/**
 * Opens positions in one symbol: alone, over a chart, or with what belongs below it on a page.
 * Brings its own prices, account and sheets.
 */

import { Trans, useLingui } from '@lingui/react/macro'
import type { Position, SymbolInfo } from '@shared/contract'
import { positionStates } from '@shared/contract/codes'
import { pairOf } from '@shared/contract/symbols'
import type { Side } from '@shared/money'
import { ActionBar } from '@shared/ui/action-bar'
import { Column } from '@shared/ui/columns'
import { EmptyState } from '@shared/ui/empty-state'
import { Skeleton } from '@shared/ui/skeleton'
import type { ReactNode } from 'react'
import { useLater, useLateSheet } from 'shell/screen'
import { allowedTo, useTradingAccount } from '../account/trading-account.ts'
import { Markets } from '../quotes/markets.tsx'
import { useFigures } from '../words/figures.ts'
import { useTellTrade } from '../words/use-tell-trade.ts'
import { useNames } from '../words/words.ts'
import type { Sheets, TicketKind } from './kind.ts'
import type { Intent } from './ticket.model.ts'
import css from './ticket.module.css'
import { TicketButtons } from './ticket-buttons.tsx'
import { TicketFold } from './ticket-fold.tsx'
import { useFold } from './use-fold.ts'
import { type TicketState, useTicket } from './use-ticket.ts'

export interface TicketProps {
  kind: TicketKind
  symbol: string
  /** Which way the person came to go: its button is the filled one. */
  side?: Side | undefined
  /** A position was opened; undefined where only its being placed is known. */
  onDone?: ((row: Position | undefined) => void) | undefined
  /** A visitor's order leads here; without it the order is confirmed. */
  onVisitor?: ((side: Side) => void) | undefined
  /** On a tab page: the buttons stand above the tab bar, whatever is scrolled. */
  overTabs?: boolean
  /** Between the fields and the buttons. */
  children?: ReactNode
}

type FieldsProps = Omit<TicketProps, 'symbol'> & { info: SymbolInfo }

export function Ticket({ symbol, children, ...rest }: TicketProps) {
  const account = useTradingAccount()
  return (
    <Markets
      skeleton={
        <Column end>
          <TicketSkeleton />
        </Column>
      }
    >
      {all => {
        const info = all.find(one => one.symbol === symbol && rest.kind.trades(one))
        return info ? (
          <Fields key={[symbol, account.accountType, account.entryId].join()} info={allowedTo(account, info)} {...rest}>
            {children}
          </Fields>
        ) : (
          <>
            <Column end>
              <EmptyState title={<Trans>You can't trade this here</Trans>} />
            </Column>
            {children}
          </>
        )
      }}
    </Markets>
  )
}

/** As high as what comes. */
function TicketSkeleton() {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading...`} className={css.ticket}>
      <Skeleton width="100%" height={44} />
      <Skeleton width="100%" height={50} />
      <Skeleton width="100%" height={44} />
      <Skeleton width="60%" />
      <Skeleton width="80%" />
    </div>
  )
}

function Fields({ kind, info, side, onDone, onVisitor, overTabs = false, children }: FieldsProps) {
  const { t } = useLingui()
  const ticket = useTicket(kind, info)
  const later = useLater(kind.load)
  const fold = useFold(ticket, overTabs, side)
  const sheets = useSheets(ticket, onDone)
  const { confirm, leverage, explained, tried } = sheets
  const press = async (pressed: Side) => {
    if (fold.isFolded) return fold.turn(false)
    const next = ticket.press(pressed)
    if (!next) return
    if (onVisitor) onVisitor(pressed)
    else await confirm.show(next)
  }
  const buttons = (
    <TicketButtons
      {...{ ticket, side }}
      isVisitor={onVisitor !== undefined}
      sheets={later.parts}
      onPress={side => void press(side)}
    />
  )
  return (
    <>
      <Column end>
        {fold.isOffered && <TicketFold {...fold} />}
        {!fold.isFolded && (
          <form className={css.ticket} translate="no" aria-label={t`Order`} {...ticket.frame()}>
            <kind.Fields
              ticket={ticket}
              sheets={later}
              onLeverage={() => void leverage.show(true)}
              onExplain={() => void explained.show(true)}
              onWhatIf={() => void tried.show(true)}
            />
          </form>
        )}
      </Column>
      {children}
      {sheets.drawn}
      {overTabs ? (
        <ActionBar overTabs bleed>
          {buttons}
        </ActionBar>
      ) : (
        <div className={css.buttons}>{buttons}</div>
      )}
    </>
  )
}

/** What the ticket opens: its leverage, what it is for, what it would be worth at other prices, and the last look at the order. */
function useSheets(ticket: TicketState, onDone: TicketProps['onDone']) {
  const names = useNames()
  const { price } = useFigures()
  const { load } = ticket.kind
  const say = useTellTrade()
  const leverage = useLateSheet<true, Sheets>(load)
  const explained = useLateSheet<true, Sheets>(load)
  const tried = useLateSheet<true, Sheets>(load)
  const confirm = useLateSheet<Intent, Sheets>(load)
  const placed = (intent: Intent, row: Position | undefined) => {
    const { side } = intent
    confirm.close()
    ticket.clear()
    const at = price(row?.openPrice ?? intent.at, ticket.info.pricePrecision)
    const waits = row ? row.state === positionStates.pending : intent.kind !== 'market'
    const words = waits ? names.waits(side, pairOf(ticket.info), at) : names.opened(side, pairOf(ticket.info), at)
    say(words, row && { mode: ticket.kind.id, order: row.id })
    onDone?.(row)
  }
  const drawn = (
    <>
      {leverage.draw(({ LeverageSheet, LeverageMeaning }, _, { key, ...frame }) => (
        <LeverageSheet key={`leverage ${key}`} ticket={ticket} Meaning={LeverageMeaning} {...frame} />
      ))}
      {explained.draw(({ Explained }, _, { key, ...frame }) => (
        <Explained key={`explained ${key}`} ticket={ticket} {...frame} />
      ))}
      {tried.draw(({ WhatIfOrderSheet }, _, { key, ...frame }) => (
        <WhatIfOrderSheet key={`what if ${key}`} ticket={ticket} {...frame} />
      ))}
      {confirm.draw(({ OrderSheet, ...parts }, intent, { key, ...frame }) => (
        <OrderSheet
          key={`order ${key}`}
          {...{ ticket, intent, parts, ...frame }}
          onPlaced={row => placed(intent, row)}
          onRefused={failure => ticket.refuse(failure) && confirm.close()}
        />
      ))}
    </>
  )
  return { leverage, explained, tried, confirm, drawn }
}

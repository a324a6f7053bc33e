/**
 * Opens positions in one symbol: alone, over a chart, or with what belongs below it on a page.
 * Brings its own prices, account and sheets.
 */

import { Trans, useLingui } from '@lingui/react/macro'
import type { Position, SymbolInfo } from '@shared/contract'
import { pairOf } from '@shared/contract/symbols'
import type { Side } from '@shared/money'
import { ActionBar } from '@shared/ui/action-bar'
import { EmptyState } from '@shared/ui/empty-state'
import { ErrorPanel } from '@shared/ui/error-panel'
import { Skeleton } from '@shared/ui/skeleton'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { toast } from 'shell/overlay'
import { failureOf } from 'shell/transport'
import { useFigures } from '../figures.ts'
import { isContract, useSymbols } from '../symbols.ts'
import { useLater } from '../use-later.ts'
import { useSheet } from '../use-sheet.ts'
import { useNames } from '../words.ts'
import type { Intent } from './ticket.model.ts'
import css from './ticket.module.css'
import { TicketButtons } from './ticket-buttons.tsx'
import { TicketFields } from './ticket-fields.tsx'
import { useTicket } from './use-ticket.ts'

const loadSheets = () => import(/* webpackChunkName: "ticket-sheets" */ './sheets.ts')

export interface TicketProps {
  symbol: string
  /** Which way the person came to go: its button is the filled one. */
  side?: Side | undefined
  /** A position was opened; undefined where only its being placed is known. */
  onDone?: ((row: Position | undefined) => void) | undefined
  /** On a tab page: the buttons stand above the tab bar, whatever is scrolled. */
  overTabs?: boolean
  /** Between the fields and the buttons. */
  children?: ReactNode
}

export function Ticket({ symbol, children, ...rest }: TicketProps) {
  const { data, error, isFetching, refetch } = useSymbols()
  const info = data?.find(one => one.symbol === symbol)
  if (info && isContract(info))
    return (
      <Fields key={symbol} info={info} {...rest}>
        {children}
      </Fields>
    )
  return (
    <>
      {data && <EmptyState title={<Trans>Not available here</Trans>} />}
      {!data && !error && <TicketSkeleton />}
      {!data && error && (
        <ErrorPanel
          title={<Trans>Couldn't load the markets</Trans>}
          failure={failureOf(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {children}
    </>
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

function Fields({
  info,
  side,
  onDone,
  overTabs = false,
  children,
}: Omit<TicketProps, 'symbol'> & { info: SymbolInfo }) {
  const { t } = useLingui()
  const names = useNames()
  const { price } = useFigures()
  const ticket = useTicket(info)
  const sheets = useLater(loadSheets)
  const { parts, bring } = sheets
  const sheet = useSheet<Intent>()
  const leverage = useSheet<true>()
  const intent = sheet.value
  const { form, point } = usePointer()
  const press = async (pressed: Side) => {
    const next = ticket.press(pressed)
    if (!next) point()
    else if (await bring()) sheet.show(next)
  }
  const askLeverage = async () => (await bring()) && leverage.show(true)
  const placed = (intent: Intent, row: Position | undefined) => {
    sheet.close()
    ticket.clear()
    const [pair, at] = [pairOf(info), price(row?.openPrice, info.pricePrecision)]
    toast(names.opened(intent.side, pair, at))
    onDone?.(row)
  }
  const buttons = <TicketButtons ticket={ticket} side={side} sheets={parts} onPress={side => void press(side)} />
  return (
    <>
      <form
        ref={form}
        className={css.ticket}
        aria-label={t`Order`}
        noValidate
        onSubmit={event => event.preventDefault()}
      >
        <TicketFields ticket={ticket} sheets={sheets} onLeverage={() => void askLeverage()} />
      </form>
      {children}
      {parts && leverage.value && (
        <parts.LeverageSheet key={`l${leverage.key}`} ticket={ticket} open={leverage.open} onClose={leverage.close} />
      )}
      {parts && intent && (
        <parts.OrderSheet
          key={`o${sheet.key}`}
          ticket={ticket}
          intent={intent}
          open={sheet.open}
          onClose={sheet.close}
          onPlaced={row => placed(intent, row)}
          onRefused={failure => {
            if (ticket.refuse(failure)) sheet.close()
          }}
        />
      )}
      {overTabs ? <ActionBar overTabs>{buttons}</ActionBar> : <div className={css.buttons}>{buttons}</div>}
    </>
  )
}

/** Leads to the first field that something is wrong with, once it says so. */
function usePointer() {
  const form = useRef<HTMLFormElement>(null)
  const [times, count] = useState(0)
  useEffect(() => {
    if (times > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus()
  }, [times])
  return { form, point: () => count(now => now + 1) }
}

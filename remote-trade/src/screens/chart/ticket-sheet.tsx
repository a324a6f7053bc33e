/** The ticket over another page: a chart. A visitor fills it in with the figures of the demo account. */
import { Trans } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { DEMO_FUNDS } from '@shared/contract/limits'
import { pairNamed } from '@shared/contract/symbols'
import type { Side } from '@shared/money'
import { Banner } from '@shared/ui/banner'
import { Sheet } from '@shared/ui/sheet'
import { type SheetFrame, useSheet } from 'shell/screen'
import { useSession } from 'shell/session'
import { DEMO, needsLogIn, TradingAccountContext, useTradingAccount } from '../../parts/account/trading-account.ts'
import { cfdKind } from '../../parts/cfd-ticket/cfd-kind.ts'
import { useSymbolMap } from '../../parts/quotes/symbols.ts'
import { contractKind } from '../../parts/ticket/contract-kind.ts'
import type { TicketKind } from '../../parts/ticket/kind.ts'
import { Ticket } from '../../parts/ticket/ticket.tsx'
import { TransferOver } from '../../parts/ticket/transfer-over.tsx'
import { useFigures } from '../../parts/words/figures.ts'
import css from './chart.module.css'
import { VisitorSheet } from './visitor-sheet.tsx'

type Props = SheetFrame & {
  symbol: string
  side?: Side | undefined
  /** Its being open stands in the address. */
  addressed?: boolean
}

const kindOf = (info: SymbolInfo | undefined): TicketKind => (info && cfdKind.trades(info) ? cfdKind : contractKind)

export function TicketSheet({ symbol, side, onClose, ...frame }: Props) {
  const info = useSymbolMap().get(symbol)
  const account = useTradingAccount()
  const isVisitor = !useSession().signedIn && needsLogIn(account)
  const ticket = { kind: kindOf(info), symbol, side }
  return (
    <Sheet {...frame} onClose={onClose} title={pairNamed(symbol, info)}>
      {isVisitor ? (
        <VisitorTicket {...ticket} />
      ) : (
        <TransferOver>
          <Ticket {...ticket} onDone={onClose} />
        </TransferOver>
      )}
    </Sheet>
  )
}

type TicketProps = { kind: TicketKind; symbol: string; side: Side | undefined }

function VisitorTicket(ticket: TicketProps) {
  const { exact } = useFigures()
  const choice = useSheet<Side>()
  const funds = exact(DEMO_FUNDS)
  return (
    <TradingAccountContext value={DEMO}>
      <div className={css.visitorNote}>
        <Banner title={<Trans>You're not logged in. The figures below use {funds} virtual USDT.</Trans>} />
      </div>
      <Ticket {...ticket} onVisitor={choice.show} />
      {choice.value !== null && (
        <VisitorSheet
          key={choice.key}
          mode={ticket.kind.id}
          symbol={ticket.symbol}
          side={choice.value}
          open={choice.open}
          onClose={choice.close}
        />
      )}
    </TradingAccountContext>
  )
}

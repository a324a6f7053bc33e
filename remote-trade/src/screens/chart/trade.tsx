/** The way from the chart to an order. */
import type { SymbolInfo } from '@shared/contract'
import * as to from '@shared/contract/to'
import type { Side } from '@shared/money'
import { ActionBar } from '@shared/ui/action-bar'
import { Button } from '@shared/ui/button'
import { useState } from 'react'
import { go, usePlace } from 'shell/navigation'
import { useLateSheet } from 'shell/screen'
import { redirect, useSession } from 'shell/session'
import { hasFeature } from 'shell/transport'
import { needsLogIn, useTradingAccount } from '../../parts/account/trading-account.ts'
import { usePriceGate } from '../../parts/price/price-gate.ts'
import { isCfd, isContract } from '../../parts/quotes/symbols.ts'
import { useGateWords, useNames } from '../../parts/words/words.ts'
import css from './chart.module.css'

const loadTicket = () => import(/* webpackChunkName: "chart-later" */ './ticket-sheet.tsx')

export function Trade({ info }: { info: SymbolInfo }) {
  const { signedIn } = useSession()
  const account = useTradingAccount()
  const { query } = usePlace(to.chart)
  const ticket = useLateSheet<Side, Awaited<ReturnType<typeof loadTicket>>>(loadTicket)
  const [coming, setComing] = useState<Side | null>(null)
  const press = async (side: Side) => {
    if (!signedIn && needsLogIn(account)) return logIn(to.chart(query))
    setComing(side)
    await ticket.show(side)
    setComing(null)
  }
  return (
    <>
      {(isContract(info) || (isCfd(info) && hasFeature('cfd'))) && (
        <Buttons symbol={info.symbol} coming={coming} onPress={side => void press(side)} />
      )}
      {ticket.draw(({ TicketSheet }, side, { key, ...frame }) => (
        <TicketSheet key={key} symbol={info.symbol} side={side} {...frame} />
      ))}
    </>
  )
}

/** There, and back to this very chart. */
function logIn(here: string): void {
  redirect.set(here)
  go(to.login())
}

const sides: readonly Side[] = ['long', 'short']
const looks = { long: 'rise', short: 'fall' } as const

type ButtonsProps = { symbol: string; coming: Side | null; onPress(side: Side): void }

function Buttons({ symbol, coming, onPress }: ButtonsProps) {
  const names = useNames()
  const block = useGateWords()(usePriceGate(symbol))
  return (
    <div className={css.trade}>
      <ActionBar>
        {sides.map(side => (
          <Button
            key={side}
            wide
            look={looks[side]}
            disabled={block !== undefined}
            loading={coming === side}
            consequence={block}
            onClick={() => onPress(side)}
          >
            {names.button(side)}
          </Button>
        ))}
      </ActionBar>
    </div>
  )
}

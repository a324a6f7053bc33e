/** The way from the chart to an order, and one's own positions on it. */
import type { SymbolInfo } from '@shared/contract'
import type { Side } from '@shared/money'
import { ActionBar } from '@shared/ui/action-bar'
import { Button } from '@shared/ui/button'
import { useState } from 'react'
import { go, useRoute } from 'shell/navigation'
import { redirect, useSession } from 'shell/session'
import { usePriceGate } from '../../parts/price-gate.ts'
import { isContract } from '../../parts/symbols.ts'
import { useLater } from '../../parts/use-later.ts'
import { useSheet } from '../../parts/use-sheet.ts'
import { useGateWords, useNames } from '../../parts/words.ts'
import css from './chart.module.css'
import type { PriceChart } from './chart.ts'
import { loadLater } from './load-later.ts'

export function Trade({ info, chart }: { info: SymbolInfo; chart: PriceChart | null }) {
  const { signedIn } = useSession()
  const { parts, bring } = useLater(loadLater)
  const ticket = useSheet<Side>()
  const [coming, setComing] = useState<Side | null>(null)
  const here = useHere()
  const press = async (side: Side) => {
    if (!signedIn) return logIn(here)
    setComing(side)
    if (await bring()) ticket.show(side)
    setComing(null)
  }
  return (
    <>
      {isContract(info) && <Buttons symbol={info.symbol} coming={coming} onPress={side => void press(side)} />}
      {parts && ticket.value && (
        <parts.TicketSheet
          key={ticket.key}
          symbol={info.symbol}
          side={ticket.value}
          open={ticket.open}
          onClose={ticket.close}
        />
      )}
      {parts && chart && signedIn && <parts.OwnLines info={info} chart={chart} />}
    </>
  )
}

function useHere(): string {
  const { path, query } = useRoute()
  return `${path}?${new URLSearchParams(query)}`
}

/** There, and back to this very chart. */
function logIn(here: string): void {
  redirect.set(here)
  go('/login')
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

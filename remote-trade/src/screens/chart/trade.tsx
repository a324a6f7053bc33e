/** The way from the chart to an order, and one's own positions on it. What belongs to trading arrives when it is needed. */
import { useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import type { Side } from '@shared/money'
import { ActionBar } from '@shared/ui/action-bar'
import { Button } from '@shared/ui/button'
import { useEffect, useState } from 'react'
import { go, useRoute } from 'shell/navigation'
import { toast } from 'shell/overlay'
import { redirect, useSession } from 'shell/session'
import { usePriceGate } from '../../parts/price-gate.ts'
import { isContract } from '../../parts/symbols.ts'
import { useSheet } from '../../parts/use-sheet.ts'
import { useGateWords, useNames } from '../../parts/words.ts'
import css from './chart.module.css'
import type { PriceChart } from './chart.ts'

type Trading = typeof import('./trading.tsx')
const load = () => import(/* webpackChunkName: "chart-trading" */ './trading.tsx')

/** The module of orders and positions: at once for who may have some, else at the first press. */
function useTrading(signedIn: boolean) {
  const { t } = useLingui()
  const [trading, setTrading] = useState<Trading | null>(null)
  useEffect(() => {
    if (signedIn) load().then(setTrading, () => {}) // asked for again at the first press, which says what is wrong
  }, [signedIn])
  const bring = async () => {
    try {
      setTrading(await load())
      return true
    } catch {
      toast(t`The order form did not load. Try again.`, 'error')
      return false
    }
  }
  return { trading, bring }
}

export function Trade({ info, chart }: { info: SymbolInfo; chart: PriceChart | null }) {
  const { signedIn } = useSession()
  const { trading, bring } = useTrading(signedIn)
  const ticket = useSheet<Side>()
  const [coming, setComing] = useState<Side | null>(null)
  const here = useHere()
  const press = async (side: Side) => {
    if (!signedIn) return logIn(here)
    setComing(side)
    if (trading || (await bring())) ticket.show(side)
    setComing(null)
  }
  return (
    <>
      {isContract(info) && <Buttons symbol={info.symbol} coming={coming} onPress={side => void press(side)} />}
      {trading && ticket.value && (
        <trading.TicketSheet
          key={ticket.key}
          symbol={info.symbol}
          side={ticket.value}
          open={ticket.open}
          onClose={ticket.close}
        />
      )}
      {trading && chart && signedIn && <trading.OwnLines info={info} chart={chart} />}
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

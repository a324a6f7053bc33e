/** The way from the chart to an order: its ticket stands in the address, so that a log-in or a reload finds it open. */
import type { SymbolInfo } from '@shared/contract'
import { directions } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import type { Side } from '@shared/money'
import { ActionBar } from '@shared/ui/action-bar'
import { Button } from '@shared/ui/button'
import { useState } from 'react'
import { useActive } from 'shell/navigation'
import { useAddressedSheet, useLater } from 'shell/screen'
import { hasFeature } from 'shell/transport'
import { usePriceGate } from '../../parts/price/price-gate.ts'
import { isCfd, isContract } from '../../parts/quotes/symbols.ts'
import { useGateWords, useNames } from '../../parts/words/words.ts'
import css from './chart.module.css'

const loadTicket = () => import(/* webpackChunkName: "chart-later" */ './ticket-sheet.tsx')

const sides: readonly Side[] = ['long', 'short']
const codeOf = (side: Side): string => String(side === 'long' ? directions.buy : directions.sell)
const sideOf = (code: string): Side | undefined => sides.find(side => codeOf(side) === code)

/** The side that the address names; the one before stays while the sheet closes. */
function useSide(value: string | undefined): Side | undefined {
  const [last, setLast] = useState<Side>()
  const side = value === undefined ? last : sideOf(value)
  if (side !== last) setLast(side)
  return side
}

export function Trade({ info }: { info: SymbolInfo }) {
  const { parts, bring } = useLater(loadTicket)
  const { value, show, frame } = useAddressedSheet(to.chart, 'side')
  const side = useSide(value)
  const isActive = useActive()
  const [coming, setComing] = useState<Side | null>(null)
  const press = async (pressed: Side) => {
    setComing(pressed)
    if (await bring()) show(codeOf(pressed))
    setComing(null)
  }
  if (!isContract(info) && !(isCfd(info) && hasFeature('cfd'))) return null
  return (
    <>
      <Buttons symbol={info.symbol} coming={coming} onPress={pressed => void press(pressed)} />
      {parts && side && (
        <parts.TicketSheet key={side} symbol={info.symbol} side={side} {...frame} open={frame.open && isActive} />
      )}
    </>
  )
}

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

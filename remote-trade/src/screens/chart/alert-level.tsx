/** The price of a new alert, under the finger: where it is let go the alert is set. */
import { useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import type { Decimal } from '@shared/money'
import { useState } from 'react'
import { useTicker } from 'shell/market-feed'
import { useSheet } from 'shell/screen'
import { AlertSheet } from '../../parts/alerts/alert-sheet.tsx'
import { wayTo } from '../../parts/orders/waiting.model.ts'
import { useFigures } from '../../parts/words/figures.ts'
import { Handles } from './handles.tsx'
import type { Moved } from './own.tsx'
import type { PriceChart } from './price-chart.ts'

const ID = 'new alert'

export function AlertLevel({ info, chart, onDone }: { info: SymbolInfo; chart: PriceChart; onDone(): void }) {
  const { t } = useLingui()
  const figures = useFigures()
  const market = useTicker(info.symbol)?.price
  const [moved, setMoved] = useState<Moved | null>(null)
  const sheet = useSheet<Decimal>()
  if (!market) return null
  const says = (at: Decimal) => ({
    price: figures.price(at, info.pricePrecision),
    means: figures.way(wayTo(at, market)),
    fault: undefined,
  })
  const handle = { id: ID, kind: 'alert', name: t`Price alert`, price: market, says } as const
  return (
    <>
      <Handles
        {...{ info, chart, moved }}
        across
        handles={[handle]}
        onMove={setMoved}
        onDrop={(_, at) => sheet.show(at)}
      />
      {sheet.value && <AlertSheet key={sheet.key} info={info} level={sheet.value} open={sheet.open} onClose={onDone} />}
    </>
  )
}

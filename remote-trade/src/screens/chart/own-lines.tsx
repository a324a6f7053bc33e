/** One's own positions in the symbol, drawn across the chart; a tap on one opens it. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import * as to from '@shared/contract/to'
import { Sheet } from '@shared/ui/sheet'
import { useEffect, useEffectEvent } from 'react'
import { go } from 'shell/navigation'
import { type SheetFrame, useSheet } from 'shell/screen'
import { useFigures } from '../../parts/figures.ts'
import type { LiveAccount } from '../../parts/positions/account.model.ts'
import type { LivePosition } from '../../parts/positions/live-position.model.ts'
import { type Act, PositionCard } from '../../parts/positions/position-card.tsx'
import { PositionSheets } from '../../parts/positions/position-sheets.tsx'
import { useLiveAccount } from '../../parts/positions/use-live-account.ts'
import { useNames } from '../../parts/words.ts'
import type { Line } from './line-figures.ts'
import { type Level, levelsOf } from './own-lines.model.ts'
import type { PriceChart } from './price-chart.ts'

type Props = { info: SymbolInfo; chart: PriceChart }

export function OwnLines({ info, chart }: Props) {
  const { data: live } = useLiveAccount()
  const tapped = useSheet<string>()
  const own = live?.positions.filter(({ row }) => row.symbol === info.symbol)
  const lines = useLines(own ?? [], info, tapped.show)
  // Texts say whether anything changed: a line is drawn anew when its words are.
  const drawing = lines.map(({ id, label, tag }) => `${id} ${label} ${tag}`).join('|')
  const draw = useEffectEvent(() => chart.setLines(lines))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn decides when to draw
  useEffect(() => draw(), [chart, drawing])
  useEffect(() => () => chart.setLines([]), [chart])
  if (!live || tapped.value === null) return null
  return <Tapped key={tapped.key} id={tapped.value} live={live} open={tapped.open} onClose={tapped.close} />
}

function useLines(own: readonly LivePosition[], info: SymbolInfo, onTap: (id: string) => void): Line[] {
  const label = useLabel()
  const { price } = useFigures()
  return own.flatMap(position =>
    levelsOf(position).map(level => ({
      id: level.id,
      kind: level.kind,
      price: Number(level.price),
      label: label(level.kind, position),
      tag: price(level.price, info.pricePrecision),
      onTap: () => onTap(position.row.id),
    })),
  )
}

/** "Long 20x +336.60", or what happens at the line. */
function useLabel(): (kind: Level['kind'], position: LivePosition) => string {
  const { t } = useLingui()
  const names = useNames()
  const { signed } = useFigures()
  const ends = { target: t`Take profit`, stop: t`Stop loss`, liquidation: t`Liquidation` }
  return (kind, { side, row, profit }) =>
    kind === 'position' ? `${names.side(side, row.leverage ?? 1)}  ${signed(profit)}` : ends[kind]
}

type TappedProps = SheetFrame & { id: string; live: LiveAccount }

/** The position in full; what is done to it opens over it. */
function Tapped({ id, live, open, onClose }: TappedProps) {
  const act = useSheet<Act>()
  const position = live.positions.find(({ row }) => row.id === id)
  const details = () => position && go(to.contract({ symbol: position.row.symbol, tab: 'positions', order: id }))
  return (
    <>
      <Sheet open={open} onClose={onClose} title={<Trans>Position</Trans>}>
        {position ? (
          <ul>
            <PositionCard position={position} onAct={act.show} onOpen={details} />
          </ul>
        ) : (
          <Trans>This position is closed</Trans>
        )}
      </Sheet>
      {act.value && (
        <PositionSheets key={act.key} act={act.value} id={id} live={live} open={act.open} onClose={act.close} />
      )}
    </>
  )
}

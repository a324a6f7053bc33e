/** What is one's own on the chart: lines of positions, orders and terms; a tap on one opens it, Edit lets them be dragged. */
import type { SymbolInfo } from '@shared/contract'
import type { Decimal } from '@shared/money'
import { useEffect, useEffectEvent, useState } from 'react'
import { useBeat, useLater, useSheet } from 'shell/screen'
import { hasFeature } from 'shell/transport'
import { useFigures } from '../../parts/words/figures.ts'
import css from './chart.module.css'
import { EditButton } from './edit-button.tsx'
import { Fills } from './fills.tsx'
import type { Line } from './line-figures.ts'
import type { ModeProps } from './mode.ts'
import { idOf, type Level, levelsOf, sheetFor } from './own-lines.model.ts'
import { OwnSheet } from './own-sheets.tsx'
import type { PriceChart } from './price-chart.ts'
import { useOwn } from './use-own.ts'
import { useLevelWords } from './use-own-words.ts'

const SECOND = 1000
const loadTools = () => import(/* webpackChunkName: "chart-tools" */ './tools.tsx')

/** A line that a finger holds, or has left where the sheet asks about it. */
export type Moved = { id: string; price: Decimal }

type Props = ModeProps & {
  info: SymbolInfo
  chart: PriceChart
  /** Whether there is a line that can be dragged. */
  onEditable(is: boolean): void
}

export function Own({ info, chart, mode, onMode, onEditable }: Props) {
  const { all, live } = useOwn(info)
  const levels = all.flatMap(levelsOf)
  const [moved, setMoved] = useState<Moved | null>(null)
  const tapped = useSheet<string>()
  const editing = mode === 'edit'
  useLines(chart, info, levels, editing ? moved : null, tapped.show)
  const draggable = levels.filter(level => sheetFor(level, level.price, hasFeature('order-amend')))
  const tools = useLater(loadTools).parts
  useEditable(draggable.length > 0, onEditable)
  return (
    <>
      <Fills {...{ info, chart, all }} />
      {mode === null && draggable.length > 0 && (
        <span className={css.editLines}>
          <EditButton onPress={() => onMode('edit')} />
        </span>
      )}
      {editing && tools && live && (
        <tools.Edit {...{ info, chart, all, live, moved }} levels={draggable} onMove={setMoved} />
      )}
      {mode === 'alert' && tools && <tools.AlertLevel {...{ info, chart }} onDone={() => onMode(null)} />}
      {live && tapped.value !== null && (
        <OwnSheet
          key={tapped.key}
          {...{ all, live, info }}
          id={tapped.value}
          open={tapped.open}
          onClose={tapped.close}
        />
      )}
    </>
  )
}

function useEditable(is: boolean, onEditable: Props['onEditable']): void {
  useEffect(() => {
    onEditable(is)
    return () => onEditable(false)
  }, [is, onEditable])
}

function useLines(
  chart: PriceChart,
  info: SymbolInfo,
  levels: readonly Level[],
  moved: Moved | null,
  onTap: (id: string) => void,
): void {
  const words = useLevelWords()
  const { price: figure } = useFigures()
  useBeat(
    SECOND,
    levels.some(({ own }) => own.of === 'option' || own.of === 'second'),
  )
  const lines: Line[] = levels.map(level => {
    const price = moved?.id === level.id ? moved.price : level.price
    const label = words({ ...level, price })
    const tag = figure(price, info.pricePrecision)
    return { id: level.id, kind: level.kind, price: Number(price), label, tag, onTap: () => onTap(idOf(level.own)) }
  })
  // Texts say whether anything changed: a line is drawn anew when its words are.
  const drawing = lines.map(({ id, label, tag }) => `${id} ${label} ${tag}`).join('|')
  const draw = useEffectEvent(() => chart.setLines(lines))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn decides when to draw
  useEffect(() => draw(), [chart, drawing])
  useEffect(() => () => chart.setLines([]), [chart])
}

/** The tools to draw with. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { IconButton } from '@shared/ui/icon-button'
import { useAtom, useSetAtom } from 'jotai'
import { AlignJustify, Minus, Trash2, TrendingUp } from 'lucide-react'
import { askedToolAtom, selectedAtom } from './draw.state.ts'
import { type DrawingTool, drawingTools, MOST_DRAWINGS } from './drawings.state.ts'
import { useDrawings } from './drawings.tsx'
import { ModeBar } from './mode-bar.tsx'
import { useRemoveDrawing } from './use-remove-drawing.ts'

const icons = { trend: TrendingUp, level: Minus, fibonacci: AlignJustify } as const

export function DrawBar({ info: { symbol }, onDone }: { info: SymbolInfo; onDone(): void }) {
  const { t } = useLingui()
  const ask = useSetAtom(askedToolAtom)
  const drawings = useDrawings(symbol)
  const [selected, select] = useAtom(selectedAtom)
  const names: Record<DrawingTool, string> = { trend: t`Trend line`, level: t`Level`, fibonacci: t`Fibonacci` }
  const full = drawings.length >= MOST_DRAWINGS
  const removeAt = useRemoveDrawing(symbol)
  const remove = () => {
    removeAt(selected)
    select(-1)
  }
  return (
    <ModeBar
      onDone={onDone}
      actions={
        <>
          {drawingTools.map(tool => (
            <IconButton
              key={tool}
              icon={icons[tool]}
              size={22}
              label={names[tool]}
              disabled={full}
              onClick={() => ask({ tool })}
            />
          ))}
          <IconButton icon={Trash2} size={22} label={t`Delete`} disabled={!drawings[selected]} onClick={remove} />
        </>
      }
    >
      {full ? <Trans>Up to {MOST_DRAWINGS}</Trans> : null}
    </ModeBar>
  )
}

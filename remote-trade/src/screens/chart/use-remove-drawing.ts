/** Takes a drawing away; Undo puts it back at its place. */
import { useLingui } from '@lingui/react/macro'
import { useStore } from 'jotai'
import { undoable } from '../../parts/undo/undoable.ts'
import { drawingsAtom, withDrawings } from './drawings.state.ts'

export function useRemoveDrawing(symbol: string): (index: number) => void {
  const { t } = useLingui()
  const store = useStore()
  const splice = (index: number, drop: number, ...put: Parameters<typeof withDrawings>[2]) => {
    const all = store.get(drawingsAtom)
    store.set(drawingsAtom, withDrawings(all, symbol, (all[symbol] ?? []).toSpliced(index, drop, ...put)))
  }
  return index => {
    const removed = store.get(drawingsAtom)[symbol]?.[index]
    if (!removed) return
    splice(index, 1)
    undoable(t`Drawing deleted`, () => splice(index, 0, removed))
  }
}

/** Which drawing the bin takes: its place in the list; what is asked to be drawn next. */
import { atom } from 'jotai'
import type { DrawingTool } from './drawings.state.ts'

export const selectedAtom = atom(-1)
/** A press on a tool; the chart answers it, which alone knows what is in sight. */
export const askedToolAtom = atom<{ tool: DrawingTool } | null>(null)

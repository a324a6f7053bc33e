/** The sheet of what is to be done to a position; it follows the position as prices move. */
import { useState } from 'react'
import type { SheetFrame } from 'shell/screen'
import type { Typed } from '../targets/targets.ts'
import type { LiveAccount } from './account.model.ts'
import { CloseSheet } from './close-sheet.tsx'
import { MarginSheet } from './margin-sheet.tsx'
import { addable } from './position.model.ts'
import type { Act } from './position-card.tsx'
import { ReverseSheet } from './reverse-sheet.tsx'
import { TargetsSheet } from './targets-sheet.tsx'
import { WhatIfSheet } from './what-if-sheet.tsx'

export { CloseAllSheet } from './close-all-sheet.tsx'

type Props = SheetFrame & {
  act: Act
  id: string
  live: LiveAccount
  /** Targets whose lines were dragged: where to. */
  dragged?: Partial<Typed> | undefined
}

export function PositionSheets({ act, id, live, dragged, ...sheet }: Props) {
  const found = live.positions.find(({ row }) => row.id === id)
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  const position = found ?? last
  if (!position?.info) return null
  const of = { ...sheet, position, info: position.info, gone: sheet.open && !found }
  if (act === 'close') return <CloseSheet {...of} />
  if (act === 'targets') return <TargetsSheet {...of} dragged={dragged} />
  if (act === 'what-if') return <WhatIfSheet {...of} />
  if (act === 'reverse') return <ReverseSheet {...of} live={live} />
  return <MarginSheet {...of} available={addable(live)} />
}

/** Says what the exchange closed by itself, and asks it as soon as a price crosses a trigger. */

import { useLingui } from '@lingui/react/macro'
import type { Position } from '@shared/contract'
import { closePositionCall, positionListCall } from '@shared/contract/calls/trade'
import { closeReasons, positionStates } from '@shared/contract/codes'
import { MOST_RUNNING } from '@shared/contract/limits'
import { pairOf } from '@shared/contract/symbols'
import { useEffect, useEffectEvent, useRef } from 'react'
import { toast } from 'shell/overlay'
import { changed } from 'shell/query'
import { askFor } from 'shell/transport'
import { useFigures } from '../figures.ts'
import { useSymbolMap } from '../symbols.ts'
import { useNames } from '../words.ts'
import { isTriggered } from './live-position.model.ts'
import { netOf } from './net.ts'
import { useLiveAccount } from './use-live-account.ts'

/** Which of them ended otherwise than by their owner's order. */
async function endings(ids: ReadonlySet<string>): Promise<Position[]> {
  const page = await askFor(
    positionListCall,
    { state: positionStates.closed, pageSize: MOST_RUNNING },
    {},
    { inPlace: false },
  ).catch(() => null) // the history tells it later
  return (page?.records ?? []).filter(({ id, closeReason }) => ids.has(id) && closeReason !== closeReasons.owner)
}

function useTell() {
  const { t } = useLingui()
  const names = useNames()
  const { signed } = useFigures()
  const infos = useSymbolMap()
  return (rows: readonly Position[]): void => {
    const [row] = rows
    if (!row) return
    const count = rows.length
    if (count > 1) return toast(t`${count} positions closed. Check your history.`)
    const info = infos.get(row.symbol)
    const [pair, reason, profit] = [info ? pairOf(info) : row.symbol, names.reason(row), signed(netOf(row))]
    const unit = row.currency
    toast(t`${pair} closed: ${reason}, ${profit} ${unit} after fees`)
  }
}

/** Draws nothing; while the page stands, closings are told by a toast, which is also a polite live region. */
export function Closings(): null {
  const { data: live } = useLiveAccount()
  const tell = useTell()
  const before = useRef<ReadonlySet<string>>(new Set())
  const ids = live?.positions.map(({ row }) => row.id).join()
  const differ = useEffectEvent(async (now: ReadonlySet<string>) => {
    const gone = new Set([...before.current].filter(id => !now.has(id)))
    before.current = now
    if (gone.size > 0) tell(await endings(gone))
  })
  useEffect(() => {
    if (ids !== undefined) void differ(new Set(ids.split(',').filter(Boolean)))
  }, [ids])
  const triggered = live?.positions
    .filter(isTriggered)
    .map(({ row }) => row.id)
    .join()
  useEffect(() => {
    if (triggered) changed(closePositionCall.changes)
  }, [triggered])
  return null
}

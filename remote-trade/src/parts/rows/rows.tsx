/** A list of symbols, and what else one may do with each. */
import { useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract/calls/trade'
import { memo } from 'react'
import { useLateSheet } from 'shell/screen'
import { Row } from './row.tsx'
import { useSparks } from './sparks.ts'

const load = () => import(/* webpackChunkName: "rows-later" */ './more-sheet.tsx')
const loadAlerts = () => import(/* webpackChunkName: "rows-later" */ '../alerts/alert-sheet.tsx')

type Props = {
  symbols: readonly SymbolInfo[]
  /** What the list is called; "Markets" unless given. */
  label?: string
  /** The second line shows the day's volume instead of the name. */
  volumes?: boolean
  /** Prices are old: they step back. */
  stale?: boolean
  /** Hears which chart is opened. */
  onOpen?: (symbol: string) => void
}

/** Drawn anew for other rows alone: an answer to a tap, or a tick, that leaves them as they are passes by. */
export const Rows = memo(function Rows({ symbols, label, volumes = false, stale = false, onOpen }: Props) {
  const { t } = useLingui()
  const sparks = useSparks()
  const more = useLateSheet<SymbolInfo, Awaited<ReturnType<typeof load>>>(load)
  const alert = useLateSheet<SymbolInfo, Awaited<ReturnType<typeof loadAlerts>>>(loadAlerts)
  return (
    <>
      <ul aria-label={label ?? t`Markets`} data-stale={stale || undefined}>
        {symbols.map(info => (
          <Row
            key={info.symbol}
            info={info}
            spark={sparks.get(info.symbol)}
            volumes={volumes}
            onOpen={onOpen}
            onMore={more.show}
          />
        ))}
      </ul>
      {more.draw(({ MoreSheet }, info, { key, ...frame }) => (
        <MoreSheet key={key} info={info} onAlert={() => void alert.show(info)} {...frame} />
      ))}
      {alert.draw(({ AlertSheet }, info, { key, ...frame }) => (
        <AlertSheet key={`alert-${key}`} info={info} {...frame} />
      ))}
    </>
  )
})

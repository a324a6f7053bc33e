/** A list of symbols, and what else one may do with each. */
import { useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract/calls/trade'
import { useCallback, useState } from 'react'
import { useSparks } from './market.api.ts'
import css from './market.module.css'
import { MoreSheet } from './more-sheet.tsx'
import { Row } from './row.tsx'

type Props = {
  symbols: readonly SymbolInfo[]
  /** The second line shows the day's volume instead of the name. */
  volumes?: boolean
  /** Prices are old: they step back. */
  stale?: boolean
  /** Hears which chart is opened. */
  onOpen?: (symbol: string) => void
}

export function Rows({ symbols, volumes = false, stale = false, onOpen }: Props) {
  const { t } = useLingui()
  const sparks = useSparks()
  const [more, setMore] = useState<{ of: SymbolInfo; open: boolean } | null>(null)
  const show = useCallback((of: SymbolInfo) => setMore({ of, open: true }), [])
  return (
    <>
      <ul className={css.rows} aria-label={t`Markets`} data-stale={stale || undefined}>
        {symbols.map(info => (
          <Row
            key={info.symbol}
            info={info}
            spark={sparks.get(info.symbol)}
            volumes={volumes}
            onOpen={onOpen}
            onMore={show}
          />
        ))}
      </ul>
      {more && <MoreSheet info={more.of} open={more.open} onClose={() => setMore({ ...more, open: false })} />}
    </>
  )
}

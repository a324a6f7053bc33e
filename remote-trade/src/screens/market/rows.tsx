/** A list of symbols, and what else one may do with each. */
import { useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract/calls/trade'
import { useCallback, useState } from 'react'
import { useLater } from '../../parts/use-later.ts'
import { loadLater } from './load-later.ts'
import { useSparks } from './market.api.ts'
import css from './market.module.css'
import { Row } from './row.tsx'

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

export function Rows({ symbols, label, volumes = false, stale = false, onOpen }: Props) {
  const { t } = useLingui()
  const sparks = useSparks()
  const { parts, bring } = useLater(loadLater)
  const [more, setMore] = useState<{ of: SymbolInfo; open: boolean } | null>(null)
  const show = useCallback(
    async (of: SymbolInfo) => {
      if (await bring()) setMore({ of, open: true })
    },
    [bring],
  )
  return (
    <>
      <ul className={css.rows} aria-label={label ?? t`Markets`} data-stale={stale || undefined}>
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
      {more && parts && (
        <parts.MoreSheet info={more.of} open={more.open} onClose={() => setMore({ ...more, open: false })} />
      )}
    </>
  )
}

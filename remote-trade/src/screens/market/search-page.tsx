/** Finding a symbol: before anything is typed what was opened last and what is hot, then what matches. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract/calls/trade'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { SearchField } from '@shared/ui/search-field'
import { SectionHeader } from '@shared/ui/section-header'
import { SkeletonRows } from '@shared/ui/skeleton'
import { useAtom } from 'jotai'
import { SearchX } from 'lucide-react'
import { useId, useState } from 'react'
import { useListMemory } from 'shell/navigation'
import { Markets } from '../../parts/quotes/markets.tsx'
import { search } from '../../parts/quotes/quotes.model.ts'
import { Rows } from '../../parts/rows/rows.tsx'
import { undoable } from '../../parts/undo/undoable.ts'
import { hottest, remembered } from './market.model.ts'
import css from './market.module.css'
import { recentAtom } from './market.state.ts'
import { useTypedAddress } from './use-search.ts'

export function SearchPage({ asked, onClose }: { asked: string; onClose(): void }) {
  const { t } = useLingui()
  const field = useId()
  const [text, setText] = useState(asked)
  const toField = () => document.getElementById(field)?.focus()
  const clear = () => {
    setText('')
    toField()
  }
  useTypedAddress(text)
  useListMemory('search')
  return (
    <>
      {/* a page that arrives is announced by its heading: here that leads on to the field */}
      <h1 className="visually-hidden" tabIndex={-1} onFocus={toField}>
        <Trans>Search</Trans>
      </h1>
      <header className={css.searchBar}>
        <SearchField id={field} label={t`Search by symbol or name`} value={text} onChange={setText} autoFocus />
        <button type="button" className={css.cancel} onClick={onClose}>
          <Trans>Cancel</Trans>
        </button>
      </header>
      <Found text={text} onClear={clear} />
    </>
  )
}

const Found = ({ text, onClear }: { text: string; onClear(): void }) => (
  <div className={css.markets}>
    <Markets skeleton={<Coming />}>
      {symbols =>
        text.trim() === '' ? (
          <Untyped symbols={symbols} />
        ) : (
          <Matches symbols={search(symbols, text)} onClear={onClear} />
        )
      }
    </Markets>
  </div>
)

const Coming = () => (
  <div className={css.coming}>
    <SkeletonRows rows={6} disc />
  </div>
)

function Matches({ symbols, onClear }: { symbols: readonly SymbolInfo[]; onClear(): void }) {
  const [recent, setRecent] = useAtom(recentAtom)
  if (symbols.length > 0) return <Rows symbols={symbols} onOpen={symbol => setRecent(remembered(recent, symbol))} />
  return (
    <EmptyState
      icon={SearchX}
      title={<Trans>No matches</Trans>}
      action={
        <Button small look="tonal" onClick={onClear}>
          <Trans>Clear search</Trans>
        </Button>
      }
    >
      <Trans>Try a symbol such as BTC, or a name such as Gold.</Trans>
    </EmptyState>
  )
}

/** What most people look for next. */
function Untyped({ symbols }: { symbols: readonly SymbolInfo[] }) {
  const { t } = useLingui()
  const [recent, setRecent] = useAtom(recentAtom)
  const known = recent.flatMap(symbol => symbols.find(info => info.symbol === symbol) ?? [])
  const hot = hottest(symbols.filter(info => !known.includes(info)))
  const remember = (symbol: string) => setRecent(remembered(recent, symbol))
  const clearRecent = () => {
    setRecent([])
    undoable(t`Recent searches cleared`, () => setRecent(recent))
  }
  const clear = (
    <Button small onClick={clearRecent}>
      <Trans>Clear</Trans>
    </Button>
  )
  return (
    <>
      {known.length > 0 && (
        <section>
          <div className={css.heading}>
            <SectionHeader title={t`Recent`} end={clear} />
          </div>
          <Rows label={t`Recent`} symbols={known} onOpen={remember} />
        </section>
      )}
      {hot.length > 0 && (
        <section>
          <div className={css.heading}>
            <SectionHeader title={t`Hot`} />
          </div>
          <Rows label={t`Hot`} symbols={hot} onOpen={remember} />
        </section>
      )}
    </>
  )
}

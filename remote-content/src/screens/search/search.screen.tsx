/** Search: pairs, screens, help, one's own records, and acts that lead to their confirm sheets (docs/rules/content.md#search). */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { SearchField } from '@shared/ui/search-field'
import { useId } from 'react'
import { back, useListMemory } from 'shell/navigation'
import { Page, useAddressedSheet, useLater } from 'shell/screen'
import type { Hit } from './hits.model.ts'
import { useRecent } from './recent.state.ts'
import { Results } from './results.tsx'
import css from './search.module.css'
import { LONGEST } from './typed.model.ts'
import { useActive } from './use-active.ts'
import { useSearch } from './use-search.ts'
import { useSections } from './use-sections.ts'
import { useTyped } from './use-typed.ts'

const loadWhy = () => import(/* webpackChunkName: "search-why" */ './why-sheet.tsx')

export default function SearchScreen() {
  const { t } = useLingui()
  const field = useId()
  const { text, type, settled } = useTyped()
  const why = useAddressedSheet(to.search, 'why')
  const search = useSearch(text, settled, why.value !== undefined)
  const recent = useRecent()
  const sections = useSections(text, search, recent)
  const { parts } = useLater(loadWhy)
  const toField = () => document.getElementById(field)?.focus()
  const fill = (next: string) => {
    type(next)
    toField()
  }
  const open = ({ target }: Hit) => {
    if ('clear' in target) return recent.clear()
    recent.remember(text)
    if ('fill' in target) fill(target.fill)
    else if ('why' in target) why.show(target.why)
  }
  const active = useActive(field, sections)
  useListMemory('search')
  return (
    <Page>
      {/* a page that arrives is announced by its heading: here that leads on to the field */}
      <h1 className="visually-hidden" tabIndex={-1} onFocus={toField}>
        <Trans>Search</Trans>
      </h1>
      <header className={css.bar}>
        <SearchField
          id={field}
          label={t`Search`}
          placeholder={t`Pairs, screens, help, records`}
          value={text}
          onChange={type}
          maxLength={LONGEST}
          autoFocus
          {...active.field}
        />
        <button type="button" className={css.cancel} onClick={back}>
          <Trans>Cancel</Trans>
        </button>
      </header>
      <Results {...{ text, sections, active, search, onOpen: open }} />
      {parts && <parts.WhySheet id={why.value} frame={why.frame} trades={search.trades} pairs={search.pairs} />}
    </Page>
  )
}

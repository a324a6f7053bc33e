/** All articles by category, or one category of them. */
import { Trans, useLingui } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Chip, Chips } from '@shared/ui/chip'
import { List } from '@shared/ui/list-row'
import { SectionHeader } from '@shared/ui/section-header'
import { useEffect, useRef } from 'react'
import { usePlace } from 'shell/navigation'
import { Article } from './article.tsx'
import { AskPerson } from './ask-person.tsx'
import { type Help, type Shelf, shelvesOf, shownShelves } from './help.model.ts'
import css from './help.module.css'

export function Shelves({ articles }: { articles: readonly Help[] }) {
  const { query } = usePlace(to.help)
  const shelves = shelvesOf(articles)
  return (
    <>
      <Categories shelves={shelves} chosen={query.cat} />
      {shownShelves(shelves, query.cat).map(shelf => (
        <section key={shelf.category} aria-label={shelf.name}>
          <SectionHeader title={shelf.name} />
          <List flush>
            {shelf.articles.map(article => (
              <Article key={article.id} article={article} />
            ))}
          </List>
        </section>
      ))}
      <AskPerson />
    </>
  )
}

/** The one that the address chose may stand far to the right. */
function inSight(row: HTMLElement | null): void {
  const [chips, chosen] = [row?.querySelector('fieldset'), row?.querySelector<HTMLElement>('[aria-pressed=true]')]
  if (chips && chosen) chips.scrollLeft = chosen.offsetLeft - (chips.clientWidth - chosen.offsetWidth) / 2
}

function Categories({ shelves, chosen }: { shelves: readonly Shelf[]; chosen: string | undefined }) {
  const { t } = useLingui()
  const { setQuery } = usePlace(to.help)
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => inSight(row.current), [])
  const known = shelves.some(({ category }) => category === chosen)
  return (
    <div ref={row} className={css.categories}>
      <Chips label={t`Category`}>
        <Chip on={!known} onClick={() => setQuery({ cat: undefined })}>
          <Trans>All</Trans>
        </Chip>
        {shelves.map(({ category, name }) => (
          <Chip key={category} on={category === chosen} onClick={() => setQuery({ cat: category })}>
            {name}
          </Chip>
        ))}
      </Chips>
    </div>
  )
}

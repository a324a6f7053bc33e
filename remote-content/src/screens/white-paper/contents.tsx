/** The headings of an article, each a way to its place. */
import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useState } from 'react'
import css from './white-paper.module.css'

type Body = RefObject<HTMLElement | null>

/** The first is the article's own title. */
const headingsIn = (body: Body): HTMLElement[] => [...(body.current?.querySelectorAll('h2') ?? [])].slice(1)

/** @param of holds the article @param text changes with it */
export function Contents({ of, text }: { of: Body; text: string }) {
  const { t } = useLingui()
  const [titles, setTitles] = useState<{ text: string; titles: readonly string[] }>()
  // The body's nodes are put there by the effects of what it is drawn by, before this one.
  useEffect(() => setTitles({ text, titles: headingsIn(of).map(heading => heading.textContent.trim()) }), [of, text])
  if (!titles || titles.titles.length < 2) return null
  return (
    <nav className={css.contents} aria-label={t`Contents`}>
      <p className={css.head}>
        <Trans>Contents</Trans>
      </p>
      <ol>
        {titles.titles.map((title, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two headings may say the same, and their place is what they stand for
          <li key={`${n} ${title}`}>
            <button type="button" onClick={() => reach(headingsIn(of)[n])}>
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Focus goes along: whoever cannot see it reads on from there. */
function reach(heading: HTMLElement | undefined): void {
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  heading.scrollIntoView({ block: 'start' })
}

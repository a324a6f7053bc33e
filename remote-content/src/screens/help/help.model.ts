/** What the help centre shows of its articles: shelves, or what was searched for. */
import type { OutputOf } from '@shared/contract'
import type { helpListCall } from '@shared/contract/calls/help'
import { fold, holds } from '@shared/format/fold'
import type { Locale } from '@shared/format/languages'

export type Help = OutputOf<typeof helpListCall>['records'][number]
export type Shelf = { category: string; name: string; articles: Help[] }

/** By category, in the order in which the server has them. */
export function shelvesOf(articles: readonly Help[]): Shelf[] {
  const shelves = new Map<string, Shelf>()
  for (const article of articles) {
    const { category, categoryName } = article
    const shelf = shelves.get(category) ?? { category, name: categoryName ?? category, articles: [] }
    shelf.articles.push(article)
    shelves.set(category, shelf)
  }
  return [...shelves.values()]
}

/** The one that the address names; all of them where it names none that there is. */
export function shownShelves(shelves: readonly Shelf[], cat: string | undefined): readonly Shelf[] {
  const chosen = shelves.filter(({ category }) => category === cat)
  return chosen.length > 0 ? chosen : shelves
}

/** How well an article answers: 0 by its title as it was typed, 1 by the words of its title, 2 by its abstract, 3 not at all. */
function distance({ title, abstract }: Help, typed: string, locale: Locale): 0 | 1 | 2 | 3 {
  if (fold(title).includes(fold(typed.trim()))) return 0
  if (holds(typed, locale, title)) return 1
  return holds(typed, locale, title, abstract ?? '') ? 2 : 3
}

/** Those whose title or abstract holds what was typed, the best first. */
export const atHand = (articles: readonly Help[], typed: string, locale: Locale): Help[] =>
  articles
    .map(article => ({ article, distance: distance(article, typed, locale) }))
    .filter(hit => hit.distance < 3)
    .sort((a, b) => a.distance - b.distance)
    .map(({ article }) => article)

/** Behind those at hand, the ones whose body holds it. */
export function withBodies(hits: readonly Help[], bodies: readonly Help[]): Help[] {
  const known = new Set(hits.map(({ id }) => id))
  return [...hits, ...bodies.filter(({ id }) => !known.has(id))]
}

const MOST_READ = 3

export const mostRead = (articles: readonly Help[]): Help[] =>
  [...articles].sort((a, b) => (b.reads ?? 0) - (a.reads ?? 0)).slice(0, MOST_READ)

/** One sign finds half of everything: bodies are asked for from two on. */
export const asksBodies = (typed: string): boolean => [...typed].length >= 2

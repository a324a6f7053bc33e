/** Which article the address asks for, and what stands beside it. */
import type { Query, Way } from '@shared/contract/address'
import * as to from '@shared/contract/to'

export const kinds = ['notice', 'news', 'help'] as const
export type Kind = (typeof kinds)[number]

/** By kind and id, or a document that the installation names by key: "user-agreement". */
export type ArticleRef = { kind: Kind; id: string } | { kind: 'document'; key: string }

/** @returns null where the address names nothing */
export function askedOf({ kind, id, key }: Query<'kind' | 'id' | 'key'>): ArticleRef | null {
  if (id) return { kind: kinds.find(known => known === kind) ?? 'notice', id }
  return key ? { kind: 'document', key } : null
}

/** Where its like are listed; the first that is live, at last Home. */
const lists: Readonly<Record<ArticleRef['kind'], readonly Way[]>> = {
  notice: [to.articleList()],
  news: [to.news(), to.articleList()],
  help: [to.help()],
  document: [to.about()],
}

/** @returns undefined where only Home is left */
export const listOf = (kind: ArticleRef['kind'], way: (way: Way) => string | undefined): string | undefined =>
  lists[kind].map(way).find(href => href)

type Help = { id: string; category: string; title: string; lang?: string | null | undefined }
export type Neighbours = { previous: Help | undefined; next: Help | undefined }

/** The articles before and after one in its category, in the order of the list. */
export function neighbours(articles: readonly Help[], id: string): Neighbours {
  const category = articles.find(article => article.id === id)?.category
  const shelf = articles.filter(article => article.category === category)
  const at = shelf.findIndex(article => article.id === id)
  return at < 0 ? { previous: undefined, next: undefined } : { previous: shelf[at - 1], next: shelf[at + 1] }
}

/** Sizes of an article's letters, beside the size chosen for the whole app. */
export const scales = [0.9, 1, 1.15, 1.3, 1.5] as const
export type Scale = (typeof scales)[number]

export const scaleOf = (stored: unknown): Scale => scales.find(known => known === stored) ?? 1

/** The next size, or undefined at the end. @param by -1 smaller, 1 larger */
export const stepped = (scale: Scale, by: -1 | 1): Scale | undefined => scales[scales.indexOf(scale) + by]

/** A document that is kept on another site; null where the text is none of https. */
export function siteOf(text: string): { url: string; host: string } | null {
  try {
    const { protocol, href, host } = new URL(text)
    return protocol === 'https:' ? { url: href, host } : null
  } catch {
    return null // an id, no address
  }
}

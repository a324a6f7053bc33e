/** Which article an address asks for, where its like are listed, and how large its letters are. */
import type { Query, Way } from '@shared/contract/address'
import * as to from '@shared/contract/to'

export const kinds = ['notice', 'news', 'help'] as const
export type Kind = (typeof kinds)[number]
const named = [...kinds, 'accepted'] as const

export type Named = { kind: Kind; id: string }
/**
 * By kind and id, a document that the installation names by key ("user-agreement"), or the text of an agreement as it was
 * accepted: with the order of that id, or with the "account".
 */
export type ArticleRef = Named | { kind: 'document'; key: string } | { kind: 'accepted'; id: string }

/** As long as servers name anything; nothing is asked for by more. */
const LONGEST = { id: 64, key: 60 }

/** @returns null where the address names nothing */
export function articleRefOf({ kind, id, key }: Query<'kind' | 'id' | 'key'>): ArticleRef | null {
  if (id) return id.length > LONGEST.id ? null : { kind: named.find(known => known === kind) ?? 'notice', id }
  return key && key.length <= LONGEST.key ? { kind: 'document', key } : null
}

/** Where its like are listed; the first that is live, at last Home. */
const lists: Readonly<Record<ArticleRef['kind'], readonly Way[]>> = {
  notice: [to.articleList()],
  news: [to.news(), to.articleList()],
  help: [to.help()],
  document: [to.about()],
  accepted: [to.about()],
}

/** @returns undefined where only Home is left */
export const listOf = (kind: ArticleRef['kind'], way: (way: Way) => string | undefined): string | undefined =>
  lists[kind].map(way).find(href => href)

/** Sizes of an article's letters, beside the size chosen for the whole app. */
export const scales = [0.9, 1, 1.15, 1.3, 1.5] as const
export type Scale = (typeof scales)[number]

export const scaleOf = (stored: unknown): Scale => scales.find(known => known === stored) ?? 1

/** The next size, or undefined at the end. @param by -1 smaller, 1 larger */
export const stepped = (scale: Scale, by: -1 | 1): Scale | undefined => scales[scales.indexOf(scale) + by]

/** How it is opened: no phone shows a PDF in a frame, so that is the browser's. */
export type Site = { url: string; host: string; linkType: 2 | 4 }

/** A document that is kept on another site; null where the text is none of https. */
export function siteOf(text: string): Site | null {
  try {
    const { protocol, href, host, pathname } = new URL(text)
    return protocol === 'https:' ? { url: href, host, linkType: /\.pdf$/i.test(pathname) ? 4 : 2 } : null
  } catch {
    return null // an id, no address
  }
}

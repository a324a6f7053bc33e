/** What is handed on, and by which of the ways that this browser has. */
import * as to from '@shared/contract/to'
import type { Named } from '../../parts/article/article.model.ts'

export type Place = {
  /** "https://tarn.example" */
  origin: string
  /** Of whoever shares; '' where they have none. */
  invite: string
  lang: string
}

/** Leads to the article, and whoever registers after it is invited. */
export function linkOf({ kind, id }: Named, { origin, invite, lang }: Place): string {
  const invited = invite && `?s=${encodeURIComponent(invite)}`
  return `${origin}/${invited}#${to.articleShare({ kind, id, lang })}`
}

export type Shared = { title: string; link: string; file: File | undefined }
type Given = { title: string; url: string; files?: File[] }

/** What a navigator can do: none of it on plain http, nor in the browsers within other apps. */
export type Sharing = { canShare?(given: Given): boolean; share?(given: Given): Promise<void> }

/** Picture and link where that goes, else the link; null: this browser hands nothing on. */
export function givenTo(sharing: Sharing, { title, link, file }: Shared): Given | null {
  if (!sharing.share) return null
  const whole = file && { title, url: link, files: [file] }
  return whole && sharing.canShare?.(whole) ? whole : { title, url: link }
}

/** A name that every system takes, with its ending. */
export const fileName = (title: string): string =>
  `${[...title.replace(/[^\p{L}\p{M}\p{N} -]/gu, '').trim()].slice(0, 60).join('') || 'article'}.png`

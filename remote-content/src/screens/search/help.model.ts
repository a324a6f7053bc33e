/** Help articles as the search finds them: by title, by how people ask, then by abstract. */
import type { OutputOf } from '@shared/contract'
import type { Way } from '@shared/contract/address'
import type { helpListCall } from '@shared/contract/calls/help'
import * as to from '@shared/contract/to'
import { foreignTag } from '@shared/format/foreign'
import type { LanguageCode } from '@shared/format/languages'
import { type Entry, entry } from './hits.model.ts'

type Help = OutputOf<typeof helpListCall>['records'][number]

export const helpEntries = (
  articles: readonly Help[],
  code: LanguageCode,
  way: (to: Way) => string | undefined,
): Entry[] =>
  articles.flatMap(({ id, title, abstract, keywords, lang }) => {
    const href = way(to.articleDetail({ kind: 'help', id }))
    if (!href) return []
    const hit = { key: `help-${id}`, group: 'help', title, lang: foreignTag(lang, code), target: { href } } as const
    return entry({ ...hit, note: abstract ?? undefined }, [title, ...(keywords ?? []), abstract ?? ''])
  })

/** Writes the words of a fresh exchange, and mends them in an older one where the operator has not written over them. */
import { readFileSync } from 'node:fs'
import { linkTypes } from '@shared/contract/codes'
import type { Context } from '../../context.ts'
import { run, sql } from '../../db/query.ts'
import { type Tx, transact } from '../../db/transact.ts'
import type { InEight } from '../categories.ts'
import type { WordingRow } from '../tables.ts'
import { announcements } from './announcements.ts'
import { banners } from './banners.ts'
import { documents, type HelpSeed, helpArticles } from './help-articles.ts'
import { hostileBodies, hostileHelp, hostileNotices } from './hostile.ts'
import { news } from './news.ts'
import type { NoticeSeed } from './notice-seed.ts'
import { popups } from './popups.ts'

export const noticeSeeds: readonly NoticeSeed[] = [...announcements, ...news, ...banners, ...popups, ...hostileNotices]
export const helpSeeds: readonly HelpSeed[] = [...helpArticles, ...documents, ...hostileHelp]

/** What `getKeyByParam` answers: ids of documents, "0" or "1", hours. */
export const settingSeeds: Readonly<Record<string, string>> = {
  'user-agreement': 'user-agreement',
  privacy: 'privacy',
  'white-paper': 'white-paper',
  'about-us': 'about-us',
  risk: 'risk',
  'desktop-limit': '0',
  'service-hours': '00:00–24:00',
}

/** Safe at every start: what is there already keeps its times, reads and the operator's words. */
export function seedContent({ db, clock }: Context): void {
  const now = clock.now()
  transact(db, tx => {
    for (const seed of noticeSeeds) seedNotice(tx, seed, now)
    for (const [place, seed] of helpSeeds.entries()) seedHelp(tx, seed, place, now)
    for (const [key, value] of Object.entries(settingSeeds)) seedSetting(tx, key, value)
  })
}

function seedNotice(tx: Tx, seed: NoticeSeed, now: number): void {
  const at = now - seed.age
  const looks = {
    notice_type: seed.noticeType,
    tag: seed.tag ?? null,
    cover: seed.cover ?? null,
    hidden: seed.hidden ? 1 : 0,
    link_type: seed.linkType ?? linkTypes.none,
    link_url: seed.linkUrl ?? null,
  }
  const times = { publish_at: at, updated_at: at, retracted_at: seed.retracted ? now : null }
  const row = { id: seed.id, ...looks, top: seed.top ? 1 : 0, user_id: null, ...times }
  const mend = sql
    .insertInto('notice')
    .values(row)
    .onConflict(conflict => conflict.column('id').doUpdateSet(looks).where('notice.edited', '=', 0))
  if (run(tx, mend)) seedWords(tx, 'notice', seed.id, seed.title, seed.abstract)
}

function seedHelp(tx: Tx, { id, category, title, abstract, hidden }: HelpSeed, sort: number, now: number): void {
  const looks = { category, sort, hidden: hidden ? 1 : 0 }
  const mend = sql
    .insertInto('help')
    .values({ id, ...looks, updated_at: now })
    .onConflict(conflict => conflict.column('id').doUpdateSet(looks).where('help.edited', '=', 0))
  if (run(tx, mend)) seedWords(tx, 'help', id, title, abstract)
}

/** Titles in eight languages; an abstract in English alone or in eight; the body in English. */
function seedWords(
  tx: Tx,
  kind: WordingRow['kind'],
  ref: string,
  title: NoticeSeed['title'],
  abstract: string | InEight,
): void {
  for (const [lang, words] of Object.entries(title) as [keyof InEight, string][]) {
    const english = lang === 'en-us'
    const short = typeof abstract === 'string' ? (english ? abstract : null) : abstract[lang]
    const row = { title: words, abstract: short, content: english ? bodyOf(kind, ref) : null }
    run(
      tx,
      sql
        .insertInto('wording')
        .values({ kind, ref, lang, ...row })
        .onConflict(conflict => conflict.columns(['kind', 'ref', 'lang']).doUpdateSet(row)),
    )
  }
}

/** A banner or a popup is its words alone. */
const bodiless = new Set([...banners, ...popups].map(({ id }) => id))

function bodyOf(kind: WordingRow['kind'], id: string): string | null {
  if (bodiless.has(id)) return null
  return hostileBodies.get(id) ?? readFileSync(new URL(`./bodies/${kind}/${id}.html`, import.meta.url), 'utf8')
}

function seedSetting(tx: Tx, key: string, value: string): void {
  const mend = sql
    .insertInto('setting')
    .values({ key, value })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ value }).where('setting.edited', '=', 0))
  run(tx, mend)
}

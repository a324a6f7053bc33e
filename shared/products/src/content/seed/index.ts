/** Writes the words of a fresh exchange, and mends them in an older one where the operator has not written over them. */
import { linkTypes, noticeTypes } from '@shared/contract/codes'
import { DAY } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { run, sql } from '@shared/engine/db/query'
import { type Tx, transact } from '@shared/engine/db/transact'
import type { WordingRow } from '../tables.ts'
import { type HelpSeed, helpSeeds, type NoticeSeed, noticeSeeds } from './articles.ts'
import { hostileHelp, hostileNotices } from './hostile.ts'

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
    for (const seed of [...noticeSeeds, ...hostileNotices]) seedNotice(tx, seed, now)
    for (const seed of [...helpSeeds, ...hostileHelp]) seedHelp(tx, seed, now)
    for (const [key, value] of Object.entries(settingSeeds)) seedSetting(tx, key, value)
  })
}

function seedNotice(tx: Tx, seed: NoticeSeed, now: number): void {
  const at = now - seed.age * DAY
  const looks = {
    notice_type: noticeTypes[seed.type],
    tag: seed.tag ?? null,
    cover: seed.cover ?? null,
    hidden: seed.hidden ? 1 : 0,
    link_type: linkTypes[seed.link],
    link_url: seed.linkUrl ?? null,
  }
  const times = { publish_at: at, updated_at: at, retracted_at: seed.retracted ? now : null }
  const row = { id: seed.id, ...looks, top: seed.top ? 1 : 0, user_id: null, ...times }
  const mend = sql
    .insertInto('notice')
    .values(row)
    .onConflict(conflict => conflict.column('id').doUpdateSet(looks).where('notice.edited', '=', 0))
  if (run(tx, mend)) seedWords(tx, 'notice', seed)
}

function seedHelp(tx: Tx, { id, category, sort, hidden, texts }: HelpSeed, now: number): void {
  const looks = { category, sort, hidden: hidden ? 1 : 0 }
  const mend = sql
    .insertInto('help')
    .values({ id, ...looks, updated_at: now })
    .onConflict(conflict => conflict.column('id').doUpdateSet(looks).where('help.edited', '=', 0))
  if (run(tx, mend)) seedWords(tx, 'help', { id, texts })
}

function seedWords(tx: Tx, kind: WordingRow['kind'], { id: ref, texts }: Pick<HelpSeed, 'id' | 'texts'>): void {
  for (const [lang, row] of texts)
    run(
      tx,
      sql
        .insertInto('wording')
        .values({ kind, ref, lang, ...row })
        .onConflict(conflict => conflict.columns(['kind', 'ref', 'lang']).doUpdateSet(row)),
    )
}

function seedSetting(tx: Tx, key: string, value: string): void {
  const mend = sql
    .insertInto('setting')
    .values({ key, value })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ value }).where('setting.edited', '=', 0))
  run(tx, mend)
}

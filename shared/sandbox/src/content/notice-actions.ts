/** What the operator does with announcements, news, banners and popups. */
import { linkTypes, noticeTypes } from '@shared/contract/codes'
import { fromStamp, stamp } from '../clock.ts'
import type { Context } from '../context.ts'
import { run, sql } from '../db/query.ts'
import { transact } from '../db/transact.ts'
import { newId } from '../ids.ts'
import { argument, chosenId, type OperatorAction, type OperatorArgs } from '../operator/action.ts'
import { userNamed } from '../operator/user-named.ts'
import { type Options, WORDS_USAGE, writeGiven } from './given-words.ts'
import type { NoticeRow } from './tables.ts'

function timeOf(typed: string): number {
  const at = fromStamp(typed)
  if (Number.isNaN(at)) throw new Error('--at is a time of UTC+8, e.g. --at "2026-12-01 08:00:00"')
  return at
}

/** `--link` as "1:/hangqing", "3:notice:test-exchange", "4:https://example.com/". */
function linkOf(link: string): Partial<NoticeRow> {
  const [, typed, url] = /^([0-4])(?::(.+))?$/.exec(link) ?? []
  const type = Object.values(linkTypes).find(code => String(code) === typed)
  if (type === undefined) throw new Error('--link is a type and an address, e.g. 1:/hangqing or 4:https://example.com/')
  return { link_type: type, link_url: url ?? null }
}

function typeOf(typed: string): NoticeRow['notice_type'] {
  const known = Object.values(noticeTypes).find(code => String(code) === typed)
  if (!known) throw new Error('--type is 1 announcement, 2 news, 3 banner or 4 popup')
  return known
}

const looksOf = (context: Context, { type, tag, cover, link, at, user, top }: Options): Partial<NoticeRow> => ({
  ...(type && { notice_type: typeOf(type) }),
  ...(tag && { tag }),
  ...(cover && { cover }),
  ...(link && linkOf(link)),
  ...(at && { publish_at: timeOf(at) }),
  ...(user && { user_id: userNamed(context.db, user).id }),
  ...(top !== undefined && { top: 1 }),
})

const blank = { notice_type: noticeTypes.announcement, tag: null, cover: null, link_url: null, user_id: null } as const

/** A new notice, or other words, looks and times of one that is there; publishing again ends a retraction. */
function publish(context: Context, { options }: OperatorArgs): string {
  const id = chosenId(options, () => newId('N'))
  const now = context.clock.now()
  const change = { ...looksOf(context, options), updated_at: now, retracted_at: null, edited: 1 }
  transact(context.db, tx => {
    const known = run(tx, sql.updateTable('notice').set(change).where('id', '=', id))
    if (!known) run(tx, sql.insertInto('notice').values({ ...blank, id, publish_at: now, ...change }))
    writeGiven(tx, 'notice', id, options)
  })
  return `${id}: published${change.publish_at === undefined ? '' : `, shown from ${stamp(change.publish_at)} (UTC+8)`}`
}

function change(context: Context, args: OperatorArgs, to: Partial<NoticeRow>, done: string): string {
  const id = argument(args, 0, 'id')
  const row = { ...to, edited: 1, updated_at: context.clock.now() }
  if (!run(context.db, sql.updateTable('notice').set(row).where('id', '=', id)))
    throw new Error(`There is no notice ${id}`)
  return `${id}: ${done}`
}

export const noticeActions: readonly OperatorAction[] = [
  {
    name: 'notice publish',
    usage: `${WORDS_USAGE} [--id <id>] [--type 1|2|3|4] [--tag <tag>] [--cover <path>] [--link <type>:<address>] [--at "yyyy-MM-dd HH:mm:ss"] [--user <user>] [--top]`,
    summary: 'an announcement (1), news (2), banner (3) or popup (4); with the id of one that is there, its new words',
    run: publish,
  },
  {
    name: 'notice retract',
    usage: '<id>',
    summary: 'takes it back: nobody sees it any more',
    run: (context, args) => change(context, args, { retracted_at: context.clock.now() }, 'retracted'),
  },
  {
    name: 'notice pin',
    usage: '<id> [--off]',
    summary: 'puts it on top of its list',
    run: (context, args) =>
      args.options.off === undefined
        ? change(context, args, { top: 1 }, 'pinned')
        : change(context, args, { top: 0 }, 'unpinned'),
  },
]

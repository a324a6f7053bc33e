/** What the operator does with announcements, news, banners and popups. */
import { linkTypes, noticeTypes } from '@shared/contract/codes'
import { fromTyped, stamp } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { first, run, sql } from '@shared/engine/db/query'
import { transact } from '@shared/engine/db/transact'
import { newId } from '@shared/engine/ids'
import { argument, chosenId, type OperatorAction, type OperatorArgs } from '@shared/engine/operator-action'
import { userNamed } from '../accounts/user-named.ts'
import { levels } from '../rewards/levels.ts'
import { tellAddressed, untell } from './addressed.ts'
import { checkedCover, checkedNumber, checkedTag, linkOf } from './checks.ts'
import { type Options, WORDS_USAGE, writeGiven } from './given-words.ts'
import type { NoticeRow } from './tables.ts'

function timeOf(typed: string): number {
  const at = fromTyped(typed)
  if (Number.isNaN(at)) throw new Error('--at is a time of UTC+8, e.g. --at "2026-12-01 08:00:00"')
  return at
}

function typeOf(typed: string): NoticeRow['notice_type'] {
  const known = Object.values(noticeTypes).find(code => String(code) === typed)
  if (!known) throw new Error('--type is 1 announcement, 2 news, 3 banner or 4 popup')
  return known
}

function levelOf(typed: string): number {
  const level = checkedNumber('level', typed)
  if (!levels[level]) throw new Error(`--level is one of 0 to ${levels.length - 1}`)
  return level
}

const looksOf = (context: Context, { type, tag, cover, link, at, user, level, top }: Options): Partial<NoticeRow> => ({
  ...(type !== undefined && { notice_type: typeOf(type) }),
  ...(tag !== undefined && { tag: checkedTag(tag) }),
  ...(cover !== undefined && { cover: checkedCover(cover) }),
  ...(link !== undefined && linkOf(link)),
  ...(at !== undefined && { publish_at: timeOf(at) }),
  ...(user !== undefined && { user_id: userNamed(context.db, user).id }),
  ...(level !== undefined && { level: levelOf(level) }),
  ...(top !== undefined && { top: 1 }),
})

const blank = {
  notice_type: noticeTypes.announcement,
  tag: null,
  cover: null,
  link_url: null,
  user_id: null,
  level: null,
} as const

const noticeById = (db: Db, id: string): NoticeRow | undefined =>
  first(db, sql.selectFrom('notice').selectAll().where('id', '=', id))

/** Whether whoever was told of it can still read it: else they would be led to what is not there. */
const isStillFor = (before: NoticeRow, after: NoticeRow | undefined, now: number): boolean =>
  after?.user_id === before.user_id && after.level === before.level && after.publish_at <= now

/** A new notice, or other words, looks and times of one that is there; publishing again ends a retraction. */
function publish(context: Context, { options }: OperatorArgs): string {
  const id = chosenId(options, () => newId('N'))
  const now = context.clock.now()
  const change = { ...looksOf(context, options), updated_at: now, retracted_at: null, edited: 1 }
  transact(context.db, tx => {
    const before = noticeById(tx, id)
    const known = run(tx, sql.updateTable('notice').set(change).where('id', '=', id))
    if (!known) run(tx, sql.insertInto('notice').values({ ...blank, id, publish_at: now, ...change }))
    writeGiven(tx, 'notice', id, options)
    if (before && !isStillFor(before, noticeById(tx, id), now)) untell(tx, id)
    tellAddressed(tx, now)
  })
  return `${id}: published${change.publish_at === undefined ? '' : `, shown from ${stamp(change.publish_at)} (UTC+8)`}`
}

function change(context: Context, id: string, to: Partial<NoticeRow>, done: string): string {
  const row = { ...to, edited: 1, updated_at: context.clock.now() }
  if (!run(context.db, sql.updateTable('notice').set(row).where('id', '=', id)))
    throw new Error(`There is no notice ${id}`)
  return `${id}: ${done}`
}

const pin = (context: Context, args: OperatorArgs) => {
  const isOff = args.options.off !== undefined
  return change(context, argument(args, 0, 'id'), { top: isOff ? 0 : 1 }, isOff ? 'unpinned' : 'pinned')
}

function retract(context: Context, id: string, done: string): string {
  transact(context.db, tx => {
    change({ ...context, db: tx }, id, { retracted_at: context.clock.now() }, done)
    untell(tx, id)
  })
  return `${id}: ${done}`
}

/** Its words are drawn over the picture, and a tap leads somewhere. */
function addBanner(context: Context, args: OperatorArgs): string {
  const { cover, link } = args.options
  if (!cover || !link || linkOf(link).link_type === linkTypes.none)
    throw new Error('--cover and --link are needed: a banner is a picture that leads somewhere')
  return publish(context, { ...args, options: { ...args.options, type: String(noticeTypes.banner) } })
}

function removeBanner(context: Context, args: OperatorArgs): string {
  const id = argument(args, 0, 'id')
  const banners = sql.selectFrom('notice').select('id').where('notice_type', '=', noticeTypes.banner)
  if (!first(context.db, banners.where('id', '=', id))) throw new Error(`There is no banner ${id}`)
  return retract(context, id, 'removed')
}

export const noticeActions: readonly OperatorAction[] = [
  {
    name: 'notice publish',
    usage: `${WORDS_USAGE} [--id <id>] [--type 1|2|3|4] [--tag market|platform|education] [--cover <path>] [--link <type>:<address>] [--at "yyyy-MM-dd HH:mm:ss"] [--user <user>] [--level <n>] [--top]`,
    summary: 'an announcement (1), news (2), banner (3) or popup (4); with the id of one that is there, its new words',
    run: publish,
  },
  {
    name: 'notice retract',
    usage: '<id>',
    summary: 'takes it back: nobody sees it any more',
    run: (context, args) => retract(context, argument(args, 0, 'id'), 'retracted'),
  },
  {
    name: 'notice pin',
    usage: '<id> [--off]',
    summary: 'puts it on top of its list',
    run: pin,
  },
  {
    name: 'banner add',
    usage: `${WORDS_USAGE} --cover <path> --link <type>:<address> [--id <id>] [--at "yyyy-MM-dd HH:mm:ss"]`,
    summary: 'a banner of Home',
    run: addBanner,
  },
  { name: 'banner remove', usage: '<id>', summary: 'takes a banner off Home', run: removeBanner },
]

/** What the operator does with notices, help articles, settings and messages. */
import { randomUUID } from 'node:crypto'
import type { Context } from '@shared/engine/context'
import { run, sql } from '@shared/engine/db/query'
import { transact } from '@shared/engine/db/transact'
import { notify } from '@shared/engine/messages/notify'
import { argument, chosenId, type OperatorAction, type OperatorArgs } from '@shared/engine/operator-action'
import { langOf } from '@shared/engine/operator-words'
import { userNamed } from '../accounts/user-named.ts'
import { categories } from './categories.ts'
import { checkedSetting } from './check-setting.ts'
import { checkedNumber, checkedPath, checkedWords } from './checks.ts'
import { WORDS_USAGE, writeGiven } from './given-words.ts'
import { noticeActions } from './notice-actions.ts'
import { setSetting } from './settings.ts'

/** A new article comes last in its category. */
const blank = { category: 'start', sort: 1000 }

const places = [...categories, 'document']

function looksOf({ category, sort }: OperatorArgs['options']) {
  if (category !== undefined && !places.includes(category)) throw new Error(`--category is one of ${places.join(', ')}`)
  return { ...(category && { category }), ...(sort !== undefined && { sort: checkedNumber('sort', sort) }) }
}

function setHelp(context: Context, args: OperatorArgs): string {
  const id = chosenId({ id: argument(args, 0, 'id') }, randomUUID)
  const looks = looksOf(args.options)
  const change = { ...looks, updated_at: context.clock.now(), edited: 1 }
  transact(context.db, tx => {
    const known = run(tx, sql.updateTable('help').set(change).where('id', '=', id))
    if (!known) run(tx, sql.insertInto('help').values({ id, ...blank, ...change }))
    writeGiven(tx, 'help', id, args.options)
  })
  return `${id}: set`
}

const tabs = ['system', 'task', 'transaction'] as const

function sendMessage(context: Context, args: OperatorArgs): string {
  const title = checkedWords('title', args.options.title)
  const text = checkedWords('abstract', args.options.text)
  const { path } = args.options
  const user = userNamed(context.db, argument(args, 0, 'user')).id
  const tab = tabs.find(name => name === (args.options.tab ?? 'system'))
  if (!tab) throw new Error(`--tab is one of ${tabs.join(', ')}`)
  if (!title || !text) throw new Error('--title and --text are needed')
  const values = { title, text, lang: langOf(args.options) }
  const message = { user, eventKey: `desk:${randomUUID()}`, tab, template: 'desk', values } as const
  const link = path !== undefined && { path: checkedPath(path) }
  transact(context.db, tx => notify(tx, { ...message, ...link, at: context.clock.now() }))
  return `${user}: sent`
}

export const contentActions: readonly OperatorAction[] = [
  ...noticeActions,
  {
    name: 'help set',
    usage: `<id> ${WORDS_USAGE} [--category <name>] [--sort <n>]`,
    summary: 'writes a help article or a document such as user-agreement',
    run: setHelp,
  },
  {
    name: 'setting set',
    usage: '<key> <value>',
    summary: 'what getKeyByParam answers: id of a document, https address, "0" or "1"',
    run(context, args) {
      const [key, value] = [argument(args, 0, 'key'), argument(args, 1, 'value')]
      transact(context.db, tx => setSetting(tx, key, checkedSetting(tx, key, value)))
      return `${key} = ${value}`
    },
  },
  {
    name: 'message send',
    usage: '<user> --title <words> --text <words> [--tab system|task|transaction] [--path </in-app>] [--lang <code>]',
    summary: 'writes to one person, in the desk’s own words',
    run: sendMessage,
  },
]

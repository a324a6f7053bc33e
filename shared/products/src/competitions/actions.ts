/** What the operator does with competitions. */

import { fromTyped, HOUR } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { transact } from '@shared/engine/db/transact'
import { newId } from '@shared/engine/ids'
import { argument, chosenId, type OperatorAction, type OperatorArgs } from '@shared/engine/operator-action'
import { langOf } from '@shared/engine/operator-words'
import { compare, isDecimal } from '@shared/money'
import { cancel } from './cancel.ts'
import { createCompetition } from './create.ts'
import { competitionById, updateCompetition } from './rows.ts'
import { withWords } from './words.ts'

type Options = OperatorArgs['options']

function wholeOf(options: Options, name: string, usual: number): number {
  const typed = options[name] ?? String(usual)
  if (!/^\d{1,6}$/.test(typed)) throw new Error(`--${name} takes a whole number`)
  return Number(typed)
}

function moneyOf(options: Options, name: string, usual: string): string {
  const typed = options[name] ?? usual
  if (!isDecimal(typed) || compare(typed, '0') <= 0) throw new Error(`--${name} takes an amount`)
  return typed
}

/** "1:500,2-3:200": 500 for the first, 200 each for the second and third. */
function rewardsOf(typed = ''): { from: number; to: number; amount: string }[] {
  return typed
    .split(',')
    .filter(Boolean)
    .map(part => {
      const [, from, to = from, amount = ''] = /^(\d{1,5})(?:-(\d{1,5}))?:(\d+(?:\.\d{1,8})?)$/.exec(part) ?? []
      if (!from) throw new Error('--rewards are amounts by rank, e.g. 1:500,2-3:200')
      return { from: Number(from), to: Number(to), amount }
    })
}

function create(context: Context, { options }: OperatorArgs): string {
  const { title = '', intro = '', rules = '' } = options
  const id = chosenId(options, () => newId('C'))
  const now = context.clock.now()
  const start_at = options.start ? fromTyped(options.start) : now
  if (!title || Number.isNaN(start_at)) throw new Error('--title is needed; --start is a time of UTC+8')
  const end_at = start_at + wholeOf(options, 'hours', 24) * HOUR
  const terms = {
    id,
    words: JSON.stringify({ title: { 'en-us': title }, intro: { 'en-us': intro }, rules: { 'en-us': rules } }),
    cover: options.cover ?? null,
    start_at,
    end_at,
    join_deadline: end_at,
    entry_funds: moneyOf(options, 'entry', '100'),
    virtual_funds: moneyOf(options, 'virtual', '10000'),
    max_participants: wholeOf(options, 'max', 500),
    rewards: JSON.stringify(rewardsOf(options.rewards)),
  }
  transact(context.db, tx => createCompetition(tx, terms, wholeOf(options, 'bots', 40), now))
  return `${id}: created`
}

/** In another language, or English anew; what is not given stays. */
function words(context: Context, args: OperatorArgs): string {
  const id = argument(args, 0, 'id')
  const { title, intro, rules } = args.options
  const lang = langOf(args.options)
  transact(context.db, tx => {
    const competition = competitionById(tx, id)
    updateCompetition(tx, competition, { words: withWords(competition, lang, { title, intro, rules }) })
  })
  return `${id}: written in ${lang}`
}

export const competitionActions: readonly OperatorAction[] = [
  {
    name: 'competition create',
    usage:
      '--title <text> [--intro <html>] [--rules <html>] [--id <id>] [--cover <path>] [--start "yyyy-MM-dd HH:mm:ss"] [--hours <n>] [--entry <n>] [--virtual <n>] [--max <n>] [--bots <n>] [--rewards 1:500,2-3:200]',
    summary: 'a competition in virtual money, from now or from --start on',
    run: create,
  },
  {
    name: 'competition words',
    usage: '<id> [--title <text>] [--intro <html>] [--rules <html>] [--lang <code>]',
    summary: 'its texts in another language; what is missing is English',
    run: words,
  },
  {
    name: 'competition cancel',
    usage: '<id>',
    summary: 'before it begins: everybody has their entry funds back, and is told',
    run(context, args) {
      const id = argument(args, 0, 'id')
      cancel(context, id)
      return `${id}: cancelled`
    },
  },
]

/** The live chat from a terminal. */
import { randomUUID } from 'node:crypto'
import { printable } from '@shared/contract/printable'
import { stamp } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { argument, type OperatorAction, type OperatorArgs } from '@shared/engine/operator-action'
import { closeConversation, deskConversation, deskList, deskReply, setAuto } from './desk.ts'
import { type DeskRow, shownUnread } from './wire.ts'

const language = 'en-us'

const line = ({ id, state, place, who, unread, order, last }: DeskRow) =>
  [
    id,
    place === undefined ? state : `${state} ${place}`,
    who,
    `${shownUnread(unread)} new`,
    order ?? '',
    last?.text ?? '',
  ]
    .map(field => printable(field, 100))
    .join('  ')

function list(context: Context): string {
  const { conversations, auto, hours, open } = deskList(context, language)
  const head = `Bot ${auto ? 'on' : 'off'}, hours ${hours} (UTC+8), ${open ? 'open' : 'closed'} now`
  return [head, ...conversations.map(line)].join('\n')
}

function show(context: Context, args: OperatorArgs): string {
  const { conversation, messages } = deskConversation(context, argument(args, 0, 'id'), language)
  const said = messages.map(({ from, text, picture, at }) =>
    [stamp(at), from, printable(text, 2_000), picture ? '(picture)' : ''].join('  ').trimEnd(),
  )
  return [line(conversation), ...said].join('\n')
}

async function reply(context: Context, args: OperatorArgs): Promise<string> {
  const [id, text] = [argument(args, 0, 'id'), argument(args, 1, 'words')]
  await deskReply(context, id, { clientId: randomUUID(), text, language })
  return `${id}: said`
}

async function auto(context: Context, args: OperatorArgs): Promise<string> {
  const word = argument(args, 0, 'on|off')
  if (word !== 'on' && word !== 'off') throw new Error('Say on or off')
  await setAuto(context, word === 'on', args.positionals[1])
  return `${args.positionals[1] ?? 'all'}: the bot is ${word}`
}

export const chatActions: readonly OperatorAction[] = [
  { name: 'chat list', usage: '', summary: 'conversations: who waits first, then the newest', run: list },
  { name: 'chat show', usage: '<id>', summary: 'what was said; it counts as read from then on', run: show },
  { name: 'chat reply', usage: '<id> <words>', summary: 'answers as the desk', run: reply },
  {
    name: 'chat close',
    usage: '<id>',
    summary: 'ends it; whoever writes again begins anew',
    run: async (context, args) => {
      await closeConversation(context, argument(args, 0, 'id'))
      return `${args.positionals[0]}: closed`
    },
  },
  {
    name: 'chat auto',
    usage: '<on|off> [<id>]',
    summary: 'whether the bot answers: in one conversation, or in all',
    run: auto,
  },
]

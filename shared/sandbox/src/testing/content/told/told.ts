/** What must hold of every event that is told: one message, in words, whose link leads its owner, and nobody else, to the record. */
import { expect, test } from '@jest/globals'
import { messageListCall, myUserInfoCall } from '@shared/contract'
import { linkTypes } from '@shared/contract/codes'
import { wordsOfMessage } from '@shared/engine/messages/message-words'
import type { MessageRow } from '@shared/engine/messages/tables'
import type { Template } from '@shared/engine/messages/templates'
import { languages } from '@shared/engine/refusals/languages'
import type { Exchange } from '../../../../../testing/src/exchange.ts'
import { isPrivate, leadsTo } from './records.ts'

type Who = { token: string }

/** @param happen makes it happen, through calls, the clock and the operator @returns whom it is told, signed in now */
export const tells = (exchange: () => Exchange) => (template: Template, happen: () => Promise<Who>) =>
  test(`${template}: one message, and its link leads its owner to the record`, async () => {
    const who = await happen()
    const row = await only(exchange(), who, template)
    checkWords(row)
    await checkListed(exchange(), who, row)
    await checkLink(exchange(), who, row.path ?? '')
    expect(exchange().faults()).toEqual([])
  })

async function only({ client, sandbox }: Exchange, who: Who, template: Template): Promise<MessageRow> {
  await sandbox.advance(1)
  const { id } = await client.ask(myUserInfoCall, {}, who)
  const rows = sandbox.context.db
    .prepare('SELECT * FROM message WHERE user_id = ? AND template = ?')
    .all(String(id), template) as MessageRow[]
  expect(rows.map(row => row.template)).toEqual([template])
  return rows[0] as MessageRow
}

/** In each language, with all its values. */
function checkWords({ template, value_json }: MessageRow): void {
  for (const language of languages) {
    const { title, text } = wordsOfMessage(template, JSON.parse(value_json), language)
    for (const words of [title, text]) expect(words).not.toMatch(/^$|[{}]|undefined|null|NaN/)
  }
}

async function checkListed({ client }: Exchange, who: Who, { id, tab, path }: MessageRow): Promise<void> {
  const all = await client.ask(messageListCall, { noticeType: tab, pageSize: 100 }, who)
  expect(all.filter(message => message.id === String(id))).toMatchObject([
    { noticeType: tab, linkType: linkTypes.path, linkUrl: path },
  ])
}

async function checkLink({ client, newUser }: Exchange, who: Who, path: string): Promise<void> {
  expect([path, await leadsTo(client, path, who)]).toEqual([path, true])
  if (isPrivate(path))
    expect([path, await leadsTo(client, path, await newUser()).catch(() => false)]).toEqual([path, false])
}

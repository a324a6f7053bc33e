/** Pictures of a conversation: taken as any upload is, and handed to its two sides alone. */

import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { first, sql } from '@shared/engine/db/query'
import { LARGEST_FILE } from '@shared/engine/http/sealed'
import { refuse } from '@shared/engine/refusals/refuse'
import { countPerAddress } from '@shared/products/accounts/lock'
import {
  bytesOf,
  checkDay,
  countRefused,
  inert,
  keepPicture,
  readPicture,
  unusedBeat,
} from '@shared/products/upload/index'
import type { UploadRow } from '@shared/products/upload/tables'
import type { FastifyReply } from 'fastify'
import { conversationById } from './rows.ts'
import type { ConversationRow } from './tables.ts'

/** Base64 of the largest, and what stands around it. */
export const LARGEST_SEND = Math.ceil((LARGEST_FILE * 4) / 3) + 65_536

/** Whose upload it is: a person's as all of theirs, a visitor's under the conversation's name. */
export const uploader = ({ id, user_id: user }: Pick<ConversationRow, 'id' | 'user_id'>): string =>
  user ?? `visitor:${id}`

/**
 * @param ip whoever is many visitors still has one address, and a disk is finite
 * @throws Refused no-more-today, too-many-tries, not-an-image, image-too-large, chat-ticket where the conversation is gone meanwhile
 */
export async function keepSent(context: Context, row: ConversationRow, base64: string, ip: string): Promise<string> {
  const owner = uploader(row)
  checkDay(context, owner)
  if (row.user_id === null) countPerAddress(context.db, 'chat-picture', ip, context.clock.now())
  try {
    const bytes = Buffer.from(base64, 'base64')
    if (bytes.length > LARGEST_FILE) refuse('image-too-large', { field: 'picture' })
    const check = () => void (conversationById(context.db, row.id) ?? refuse('chat-ticket'))
    return await keepPicture(context, owner, 'chat', readPicture(bytes), { check })
  } catch (error) {
    countRefused(context, owner, error)
    throw error
  }
}

/** Sent in a conversation, of any where none is named; undefined of what was not. */
export function pictureOf(db: Db, name: string, conversationId?: string): UploadRow | undefined {
  const path = `chat/${name}`
  const sent = sql.selectFrom('chat_message').select('picture').where('picture', '=', path)
  const found = first(db, conversationId === undefined ? sent : sent.where('conversation_id', '=', conversationId))
  return found && first(db, sql.selectFrom('upload').selectAll().where('path', '=', path))
}

export const sendPicture = async (context: Context, row: UploadRow, reply: FastifyReply) =>
  reply.headers({ ...inert, 'content-type': row.type }).send(await bytesOf(context, row))

/** Those whose message never came to be, or is forgotten. */
export const picturesBeat = unusedBeat('chat', { table: 'chat_message', column: 'picture' })

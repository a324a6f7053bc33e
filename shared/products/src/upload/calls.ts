/** Uploading a picture, and getting one back. */
import { type Envelope, staticFileCall, uploadCall } from '@shared/contract'
import { refusal, unserved } from '@shared/engine/http/envelope'
import { readToItsEnd } from '@shared/engine/http/read-to-end'
import { type Caller, type Served, type SignedIn, serveRaw, serveRawUser, type Wire } from '@shared/engine/http/serve'
import { sessions } from '@shared/engine/http/sessions'
import { Refused } from '@shared/engine/refusals/refuse'
import type { FastifyReply } from 'fastify'
import { readPhotograph, readPicture } from './picture.ts'
import { countRefused, takePlace } from './places.ts'
import { receive } from './receive.ts'
import { bytesOf, keepPicture, ownPicture } from './store.ts'

/** A picture and nothing else: whatever is in it, it runs nowhere. */
export const inert = {
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

async function upload(caller: SignedIn, { request }: Wire): Promise<string> {
  const { context, user } = caller
  const place = takePlace(caller)
  try {
    const { biz, file } = await receive(request)
    const picture = biz === 'kyc' ? readPhotograph(file) : readPicture(file)
    const check = () => sessions.of(context.db).stillSignedIn(context.db, caller)
    return await keepPicture(context, user, biz, picture, { hasRow: place.hasRow, check })
  } catch (error) {
    countRefused(context, user, error)
    throw error
  } finally {
    place.leave()
  }
}

/** The kit's form: the path stands in `message`; a failure has code 0 too, and success false. */
async function answerUpload(caller: SignedIn, wire: Wire): Promise<Envelope> {
  const now = caller.context.clock.now()
  try {
    const message = await upload(caller, wire)
    return { success: true, message, code: 0, result: null, timestamp: now }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    await readToItsEnd(wire.request.raw)
    return { ...refusal(error, caller.language, now), code: 0 }
  }
}

/** Ours to all, with an etag; an upload to its owner, kept by no cache; everything else is not there. */
async function answerFile(
  publicFiles: PublicFiles,
  path: string,
  { context, user, language }: Caller,
  { request, reply }: Wire,
): Promise<unknown> {
  const open = publicFiles.get(path)
  if (open) return sendPublic(open, request.headers['if-none-match'], reply)
  const own = ownPicture(context.db, user, path)
  if (!own) return reply.code(404).send(unserved(404, language, context.clock.now()))
  return reply.headers({ ...inert, 'content-type': own.type }).send(await bytesOf(context, own))
}

function sendPublic({ bytes, etag, type }: PublicFile, known: string | undefined, reply: FastifyReply) {
  reply.headers({ ...inert, 'cache-control': 'public, max-age=86400', 'content-type': type, etag })
  return known === etag ? reply.code(304).send() : reply.send(bytes)
}

/** By path, e.g. "content/banner-level.svg": what the exchange itself publishes. */
export type PublicFiles = ReadonlyMap<string, PublicFile>
export type PublicFile = { bytes: Buffer; etag: string; type: string }

export const uploadCalls = (publicFiles: PublicFiles): readonly Served[] => [
  serveRawUser(uploadCall, async (_, caller, wire) => void wire.reply.send(await answerUpload(caller, wire))),
  serveRaw(staticFileCall, async ({ path }, caller, wire) => void (await answerFile(publicFiles, path, caller, wire))),
]

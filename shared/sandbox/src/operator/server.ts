/** The operator's own port: loopback, nothing without the key. */
import { createHash, timingSafeEqual } from 'node:crypto'
import { closeUnusedWithIdle } from '@shared/door'
import type { Context } from '@shared/engine/context'
import { holdAnswers } from '@shared/engine/http/hold-answers'
import type { OperatorAction } from '@shared/engine/operator-action'
import { type Outcome, runAction } from '@shared/engine/run-action'
import Fastify, { type FastifyInstance } from 'fastify'
import { array, maxLength, object, optional, pipe, safeParse, string } from 'valibot'

/** An article with its markup is one word. */
const LONGEST_WORD = 200_000
const command = object({
  words: pipe(array(pipe(string(), maxLength(LONGEST_WORD))), maxLength(50)),
  who: optional(pipe(string(), maxLength(100)), ''),
})

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A page as it comes without the key: it asks for it. Nothing of the exchange is in it. */
    open?: true
  }
}

export type AddDesk = (app: FastifyInstance, context: Context) => void

/** `POST /run {words, who?}` answers an Outcome; `GET /actions` what there is. Header: x-operator-key. */
export function buildOperator(
  context: Context,
  actions: readonly OperatorAction[],
  desks: readonly AddDesk[] = [],
): FastifyInstance {
  const app = Fastify({ logger: false, bodyLimit: 1_048_576, forceCloseConnections: 'idle' })
  closeUnusedWithIdle(app.server)
  holdAnswers(app, context, true)
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.open) return
    if (!isKey(request.headers['x-operator-key'], context.keys.operatorKey))
      return reply.code(401).send({ ok: false, message: 'The operator key is wrong or missing' } satisfies Outcome)
  })
  app.get('/actions', async () => actions.map(({ name, usage, summary }) => ({ name, usage, summary })))
  app.post('/run', async (request): Promise<Outcome> => {
    const given = safeParse(command, request.body)
    if (!given.success)
      return {
        ok: false,
        message: `Send {"words": ["recharge", "list"]}: at most 50 words of ${LONGEST_WORD} characters`,
      }
    return runAction(context, actions, given.output.words, given.output.who)
  })
  for (const add of desks) add(app, context)
  return app
}

/** Hashes are of one length, so that the comparison takes the same time whatever came. */
function isKey(given: string | string[] | undefined, key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(key))
}

/** What a phone is pushed: no more than may stand on a locked screen. */
import { createHmac } from 'node:crypto'
import type { PushKind } from '@shared/contract'
import { pairOf } from '@shared/contract/symbols'
import type { Context } from '@shared/engine/context'
import { symbolOf } from '@shared/engine/market/symbols'
import type { MessageValues } from '@shared/engine/messages/message-values'
import { wordsOfMessage } from '@shared/engine/messages/message-words'
import { worth } from '@shared/engine/messages/push-kinds'
import { type Language, localeOf } from '@shared/engine/refusals/languages'
import webpush from 'web-push'
import type { PushSubscriptionRow } from './tables.ts'

/** A message with whom it goes to. */
export type Due = Pick<PushSubscriptionRow, 'endpoint' | 'p256dh' | 'auth' | 'amounts'> & {
  message: number
  kind: PushKind
  template: string
  value_json: string
  path: string | null
  at: number
  language: string
}

/** A price is everybody's to know; what somebody holds, won or lost is theirs, unless they asked for it. */
function bodyOf({ kind, amounts }: Due, text: string, values: MessageValues): string {
  if (kind === 'alert' || amounts === 1) return text
  const spec = symbolOf(String(values.symbol))
  return spec ? pairOf(spec) : ''
}

/** In the person's language, by the same words as the message. */
export function payloadOf(due: Due): string {
  const [values, language] = [JSON.parse(due.value_json) as MessageValues, due.language as Language]
  const { title, text } = wordsOfMessage(due.template, values, language)
  const { message, path } = due
  return JSON.stringify({ id: String(message), title, body: bodyOf(due, text, values), path, lang: localeOf[language] })
}

/** What is newer about the same record takes the place of what waits for a phone that is off; the service learns nothing by it. */
const topicOf = ({ keys }: Context, { path, message }: Due): string =>
  createHmac('sha256', keys.secret)
    .update(`push\0${path ?? message}`)
    .digest('base64url')
    .slice(0, 32)

/** Where a push service finds whoever sends. */
const contactOf = ({ settings }: Context): string =>
  settings.publicOrigin?.startsWith('https:') ? settings.publicOrigin : 'mailto:push@tarn.example'

/** Encrypted for the browser alone (RFC 8291), signed for the service (RFC 8292). @param left ms that it is still worth being told */
export function sealedFor(context: Context, due: Due, left: number) {
  const { endpoint, p256dh, auth } = due
  const { headers, body } = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payloadOf(due), {
    vapidDetails: { subject: contactOf(context), ...context.keys.push },
    TTL: Math.floor(left / 1000),
    urgency: worth[due.kind].urgency,
    topic: topicOf(context, due),
  })
  return { endpoint, headers, body }
}

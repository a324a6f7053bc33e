/** Where the last answers lie, and whose they are. */
import * as v from 'valibot'
import { liveConfig, wantsWorker } from '../remotes/live-config.ts'
import { token } from '../surface/session/token.ts'
import { ANSWERS, type Answers, answers } from './answers-form.ts'

type Ownership = Pick<Answers, 'of' | 'serial'>

/** Also of which live set: another one's screens may read other answers. No token is written down. */
async function ownership(): Promise<Ownership> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token()))
  return { of: btoa(String.fromCharCode(...new Uint8Array(digest))), serial: liveConfig().serial }
}

/** @returns undefined where nothing is kept for who is here now */
export async function keptAnswers(): Promise<Answers | undefined> {
  const reply = await caches.match(ANSWERS, { cacheName: ANSWERS })
  const { success, output: told } = v.safeParse(answers, await reply?.json())
  const { of, serial } = await ownership()
  return success && told.of === of && told.serial === serial ? told : undefined
}

export async function keepAnswers(told: Omit<Answers, keyof Ownership>): Promise<void> {
  const whole = v.parse(answers, { ...told, ...(await ownership()) })
  await (await caches.open(ANSWERS)).put(ANSWERS, Response.json(whole))
  if (!wantsWorker()) await caches.delete(ANSWERS) // since a moment ago
}

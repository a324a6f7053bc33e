/** Where the last answers are stored, and for which person. */
import * as v from 'valibot'
import { liveConfig, wantsWorker } from '../remotes/live-config.ts'
import { token } from '../surface/session/token.ts'
import { ANSWERS, type Answers, answers } from './answers-form.ts'

type Ownership = Pick<Answers, 'of' | 'set'>

/**
 * Also of which live set: another one's screens may read other answers. Its signature names it, since nobody knows the next
 * one beforehand: what a hostile release writes counts for no later set. No token is written down.
 */
async function ownership(): Promise<Ownership> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token()))
  return { of: btoa(String.fromCharCode(...new Uint8Array(digest))), set: liveConfig().signature?.value ?? '' }
}

/** @returns undefined where nothing is kept for who is here now */
export async function keptAnswers(): Promise<Answers | undefined> {
  const reply = await caches.match(ANSWERS, { cacheName: ANSWERS })
  const { success, output: told } = v.safeParse(answers, await reply?.json())
  const { of, set } = await ownership()
  return success && told.of === of && told.set === set ? told : undefined
}

export async function keepAnswers(told: Omit<Answers, keyof Ownership>): Promise<void> {
  const whole = v.parse(answers, { ...told, ...(await ownership()) })
  await (await caches.open(ANSWERS)).put(ANSWERS, Response.json(whole))
  if (!wantsWorker()) await caches.delete(ANSWERS) // since a moment ago
}

/** Keeps what a page says that this phone runs: the releases first, then the page that runs them, then nothing else. */
import * as v from 'valibot'
import { dropAll, keepIcon, keepOnly, keepRelease, lastTold, noteTold, replacePage } from './kept.ts'
import { type KeepMessage, keepMessage } from './message.ts'
import { scope } from './scope.ts'

/** A page learns from it that it was kept, and when (epoch ms). */
const marked = (html: string) => html.replace('<html ', `<html data-kept="${Date.now()}" `)

/** @returns false where the gateway's page is another one by now: what it needs is told by whoever has opened it */
async function keepPage(signature: string): Promise<boolean> {
  const reply = await fetch('/', { cache: 'no-cache', credentials: 'omit' })
  const html = reply.ok ? await reply.text() : ''
  if (!html.includes(`"${signature}"`)) return false
  const headers = new Headers(reply.headers)
  headers.delete('content-encoding')
  headers.delete('content-length')
  await replacePage(new Response(marked(html), { headers }))
  await keepIcon()
  return true
}

/** A set that is older than one that was told before is nobody's any more; serials of two logs cannot be compared. */
async function counts({ log, serial }: KeepMessage): Promise<boolean> {
  const told = await lastTold()
  if (told?.log !== log) return true
  return told.full ? serial > told.serial : serial >= told.serial
}

async function keep(message: KeepMessage): Promise<void> {
  if (!(await counts(message))) return
  const { log, serial, releases, signature } = message
  try {
    await noteTold({ log, serial, full: false })
    for (const release of releases) await keepRelease(release)
    if (await keepPage(signature)) await keepOnly(releases.map(({ folder }) => folder))
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error
    await dropAll()
    await noteTold({ log, serial, full: true })
  }
}

let turn: Promise<void> = Promise.resolve()

/** One after the other, whichever tab they come from. What failed is tried again as the next page opens. */
export function followPages(): void {
  scope.addEventListener('message', event => {
    const { data } = event
    if (!v.is(keepMessage, data)) return
    turn = turn.then(() => keep(data)).catch(error => console.warn('Not kept:', error))
    event.waitUntil(turn)
  })
}

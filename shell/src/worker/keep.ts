/** Keeps what a page says that this phone runs: the releases first, then the page that runs them, then nothing else. */
import * as v from 'valibot'
import { dropAll, keepIcon, keepOnly, keepRelease, LIMIT, lastTold, noteTold, replacePage } from './kept.ts'
import { type KeepMessage, keepMessage } from './message.ts'
import { scope } from './scope.ts'

/** A page learns from it that it was kept, and when (epoch ms). */
const marked = (html: string) => html.replace('<html ', `<html data-kept="${Date.now()}" `)

/** @returns false where the gateway's page is another one by now: what it needs is told by whoever has opened it */
async function keepPage(signature: string): Promise<boolean> {
  const reply = await fetch('/', { cache: 'no-cache', credentials: 'omit', signal: AbortSignal.timeout(LIMIT) })
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

/** @returns false where it shall be told again: a file did not come, or the gateway's page is another one */
async function keep(message: KeepMessage): Promise<boolean> {
  if (!(await counts(message))) return true
  const { log, serial, releases, signature } = message
  try {
    await noteTold({ log, serial, full: false })
    for (const release of releases) await keepRelease(release)
    if (!(await keepPage(signature))) return false
    await keepOnly(releases.map(({ folder }) => folder))
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error
    await dropAll()
    await noteTold({ log, serial, full: true })
  }
  return true
}

let turn: Promise<unknown> = Promise.resolve()

function warn(error: unknown): false {
  console.warn('Not kept:', error)
  return false
}

/** Keeps one live set after the other, whichever tab tells it, and answers on the message's port whether that is done. */
export function followPages(): void {
  scope.addEventListener('message', event => {
    const { data, ports } = event
    if (!v.is(keepMessage, data)) return
    turn = turn.then(() => keep(data)).catch(warn)
    event.waitUntil(turn.then(isDone => ports[0]?.postMessage(isDone)))
  })
}

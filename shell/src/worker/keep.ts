/**
 * Keeps what a page says that this phone runs: the releases, then the page that runs them, then nothing else. The gateway's
 * page decides which live set that is: a number in a message or in a cache may be any code's.
 */
import * as v from 'valibot'
import { keepOnly, keepRelease, LIMIT } from './kept.ts'
import { dropPage, keepIcon, noteFull, type Page, readPage, replacePage, wasFull } from './kept-page.ts'
import { type KeepMessage, keepMessage } from './message.ts'
import { scope } from './scope.ts'

/** @returns undefined where the gateway's page carries another live set, or is one that this worker was not told */
async function fetchPage(signature: string): Promise<Page | undefined> {
  const reply = await fetch('/', { cache: 'no-cache', credentials: 'omit', signal: AbortSignal.timeout(LIMIT) })
  const page = reply.ok ? await readPage(reply) : undefined
  return page?.html.includes(`"${signature}"`) ? page : undefined
}

/**
 * While a worker waits for the end of what the one before it does, that one opens pages still: those that it was told, out of
 * the releases before. Where a page asked for a file in the moment of the change, Chromium leaves the new one waiting, up to
 * five minutes: so it asks once more.
 * @returns whether no worker waits
 */
async function askForTurn(): Promise<boolean> {
  if (scope.registration.waiting === null) return true
  await scope.skipWaiting()
  return false
}

/** @returns false where another worker opens pages still: its page and its releases stay */
async function keepAll({ releases }: KeepMessage, page: Page): Promise<boolean> {
  for (const release of releases) await keepRelease(release)
  if (!(await askForTurn())) return false
  await replacePage(page)
  await keepOnly(releases.map(({ folder }) => folder))
  await keepIcon() // last, since it may take until its time limit
  return true
}

async function dropAll(): Promise<void> {
  await keepOnly([])
  await dropPage()
}

/** @returns false where it shall be told again: a file did not come, the gateway's page is another one, or a worker waits */
async function keep(message: KeepMessage): Promise<boolean> {
  const { signature } = message
  if (await wasFull(signature)) return true
  const page = await fetchPage(signature)
  if (!page) return false
  try {
    return await keepAll(message, page)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) throw error
    await dropAll()
    await noteFull(signature)
    return true
  }
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

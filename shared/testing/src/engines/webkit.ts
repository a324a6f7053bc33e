/** A walker in WebKit: it looks at the page as those of other engines do, and touches it by WebDriver. */
import { writeFileSync } from 'node:fs'
import { figureOf, pictureOf, selectAll } from '../journeys/driver.ts'
import {
  canBeTapped,
  drawn,
  PRESSED,
  spaced,
  standsAt,
  standsStill,
  TYPED,
  until,
  waitForText,
} from '../journeys/reach.ts'
import { elementsNamed, lookFor } from './named.ts'
import type { Walker } from './walker.ts'
import { openSession } from './web-driver.ts'

/** An element of the page, as the wire names it. */
type Named = Readonly<Record<string, string>>

/** What a function that runs in the page is told of elements, and tells. */
type Wired<T> = T extends Element ? Named : T extends readonly (infer E)[] ? Wired<E>[] : T

type Run = <A extends unknown[], R>(
  work: (...args: A) => R,
  ...args: { [I in keyof A]: Wired<A[I]> }
) => Promise<Wired<Awaited<R>>>

export type WebKit = Walker & {
  /** Runs in the page. */
  run: Run
  close(): Promise<void>
}

/** Runs in the page. */
function middleOf(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
}

/** @param url of the platform, without a slash at its end */
export async function openWebKit(url: string): Promise<WebKit> {
  const { ask, end } = await openSession()
  const run: Run = (work, ...args) =>
    ask('POST', '/execute/sync', { script: `return (${work}).apply(null, arguments)`, args }) as Promise<never>
  const act = (type: 'pointer' | 'key', actions: object[]) =>
    ask('POST', '/actions', { actions: [{ type, id: type, actions }] })
  const says = () => run(drawn).then(spaced)

  async function picture(name: string): Promise<string> {
    const file = pictureOf(name)
    writeFileSync(file, Buffer.from((await ask('GET', '/screenshot')) as string, 'base64'))
    return file
  }

  async function patiently<T>(what: string, wait: Promise<T>): Promise<T> {
    try {
      return await wait
    } catch (cause) {
      const told = `WebKit ${what}. It stands at ${await ask('GET', '/url')} and shows (${await picture(what)}):`
      throw new Error(`${told}\n${await says()}`, { cause })
    }
  }

  async function find(name: string | RegExp, roles: readonly string[]): Promise<Named | undefined> {
    for (const element of await run(elementsNamed, ...lookFor(name, roles)))
      if ((await run(canBeTapped, element)) && (await run(standsStill, element))) return element
    return undefined
  }

  async function touch(name: string | RegExp, roles: readonly string[]): Promise<Named> {
    const found = until('', () => find(name, roles))
    const element = await patiently(`cannot tap ${roles.length > 1 ? '' : roles} "${name}"`, found)
    const at = await run(middleOf, element)
    const press = ['pointerDown', 'pointerUp'].map(type => ({ type, button: 0 }))
    await act('pointer', [{ type: 'pointerMove', ...at }, ...press])
    return element
  }

  async function type(label: string | RegExp, text: string): Promise<void> {
    await run(selectAll, await touch(label, TYPED))
    const presses = [...text].flatMap(value => ['keyDown', 'keyUp'].map(kind => ({ type: kind, value })))
    await act('key', presses)
  }

  const arrives = (path: string) =>
    patiently(
      `did not reach ${path}`,
      until('', () => run(standsAt, path)),
    ).then(() => {})

  async function open(path: string): Promise<void> {
    if (`${await ask('GET', '/url')}`.startsWith(`${url}/`)) await run(to => location.assign(`#${to}`), path)
    else await ask('POST', '/url', { url: `${url}/#${path}` })
    await arrives('')
  }

  async function waits(texts: readonly (string | RegExp)[], there: boolean): Promise<void> {
    const what = there ? 'does not see' : 'still sees'
    for (const text of texts) await patiently(`${what} "${text}"`, waitForText(says, text, there))
  }

  return {
    run,
    open,
    reload: async () => {
      await ask('POST', '/refresh', {})
      await arrives('')
    },
    back: async () => void (await ask('POST', '/back', {})),
    at: () => run(() => location.hash.slice(1)),
    arrives,
    tap: async (name, role) => void (await touch(name, role ? [role] : PRESSED)),
    type,
    figure: label =>
      patiently(
        `finds no figure "${label}"`,
        until('', () => run(figureOf, label)),
      ),
    sees: (...texts) => waits(texts, true),
    misses: (...texts) => waits(texts, false),
    says,
    picture,
    close: end,
  }
}

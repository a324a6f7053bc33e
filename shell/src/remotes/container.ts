/** A release of a remote as module federation has it: an entry that is lent to, and that gives its modules. */
import { getInstance } from '@module-federation/enhanced/runtime'
import { CurrentGlobal } from '@module-federation/runtime-core'
import { releaseUrl } from '@shared/contract/release'
import type { ComponentType } from 'react'
import { admit, dismiss } from '../boot/trust.ts'
import { fullName, type Release, releaseOf } from './known.ts'
import type { WordLoaders } from './words.ts'

/** What a remote exports as a screen. */
export type Screen = ComponentType

/** What a remote's routes.ts exports, once built. */
export interface Container {
  default: readonly { path: string; screen: () => Promise<{ default: Screen }> }[]
  words: WordLoaders
}

/** What an entry leaves behind under its release's name: the container of module federation. */
interface Entry {
  init(scope: object, path: readonly object[], options: object): unknown
  get(module: string): Promise<() => Container>
}

/** The one script of a remote that no webpack loads; its time limit is the step's (load.ts). */
function run(url: string): Promise<void> {
  const script = Object.assign(document.createElement('script'), { crossOrigin: 'anonymous' })
  script.integrity = self.__sri(url)
  script.src = url
  const done = new Promise<void>((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${url} did not come, or is not what the live set names`))
  })
  document.head.append(script)
  return done.finally(() => script.remove())
}

const entryOf = (name: string): Entry | undefined => Reflect.get(self, name)

/** What is lent to a container, as its runtime takes it. */
function lending() {
  const scopes = getInstance()?.shareScopeMap ?? {}
  scopes.default ??= {}
  const options = { version: '', shareScopeKeys: 'default' }
  return [scopes.default, [], Object.defineProperty(options, 'shareScopeMap', { value: scopes })] as const
}

/** Fetches a release's entry and its list of routes. */
export async function openContainer(at: Release): Promise<Container> {
  const name = fullName(at)
  const config = releaseOf(at)
  admit(at.unit, { ...config, files: config.files ?? {} })
  if (!entryOf(name)) await run(config.entry)
  const entry = entryOf(name)
  if (!entry) throw new Error(`${config.entry} left no ${name}`)
  await entry.init(...lending())
  return (await entry.get('./routes'))()
}

/** The instance of the federation runtime that a remote brought; what it was lent stays the shell's. */
function forget(name: string): void {
  const { __INSTANCES__: instances, __SHARE__: lent } = CurrentGlobal.__FEDERATION__
  const place = instances.findIndex(one => one.name === name)
  const [gone] = place < 0 ? [] : instances.splice(place, 1)
  if (gone) Reflect.deleteProperty(lent, gone.options.id ?? name)
}

/** Forgets a release whole, so that the next opening starts anew; nothing of it may be on the screen. */
export function closeContainer(at: Release): void {
  const name = fullName(at)
  const known = releaseOf(at)
  dismiss(at.unit, { ...known, files: known.files ?? {} })
  forget(name)
  Reflect.deleteProperty(self, `chunks:${name}`)
  Reflect.deleteProperty(self, name)
  const links = document.querySelectorAll(`link[href*="${releaseUrl(at.unit, at.release, '')}"]`)
  for (const link of links) link.remove()
}

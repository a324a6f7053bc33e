/** A release of a remote as the federation runtime holds it. */
import { getInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
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

/** Fetches a release's entry and its list of routes. */
export async function openContainer(at: Release): Promise<Container> {
  const name = fullName(at)
  const config = releaseOf(at)
  admit(at.unit, config)
  registerRemotes([{ name, entry: config.entry }])
  const container = await loadRemote<Container>(`${name}/routes`)
  if (!container) throw new Error(`${config.entry} brought no routes`)
  return container
}

/**
 * What is lent is the shell's, whoever used it first: the runtime takes that remote for its owner, and would throw it out
 * together with the remote.
 */
function keepLent(borrower: string): void {
  const instance = getInstance()
  for (const modules of Object.values(instance?.shareScopeMap ?? {}))
    for (const versions of Object.values(modules))
      for (const lent of Object.values(versions))
        if (lent.from === borrower) Object.assign(lent, { from: instance?.name })
}

/** Forgets a release whole, so that the next opening starts anew; nothing of it may be on the screen. */
export function closeContainer(at: Release): void {
  const name = fullName(at)
  dismiss(at.unit, releaseOf(at))
  keepLent(name)
  const instance = getInstance()
  const remote = instance?.options.remotes.find(known => known.name === name)
  // Private in its types; `registerRemotes(…, { force: true })` frees the same but keeps an entry per release.
  if (instance && remote) Reflect.get(instance.remoteHandler, 'removeRemote').call(instance.remoteHandler, remote)
  Reflect.deleteProperty(self, `chunks:${name}`)
  Reflect.deleteProperty(self, name)
  const links = document.querySelectorAll(`link[href*="${releaseUrl(at.unit, at.release, '')}"]`)
  for (const link of links) link.remove()
}

/** A release of a remote as the federation runtime holds it. */
import { getInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import { releaseUrl } from '@shared/contract/release'
import type { ComponentType } from 'react'
import { admit, dismiss } from '../boot/trust.ts'
import { fullName, type Release, releaseOf } from './known.ts'
import type { WordLoaders } from './words.ts'

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

/** Forgets a release whole, so that the next opening starts anew; nothing of it may be on the screen. */
export function closeContainer(at: Release): void {
  const name = fullName(at)
  dismiss(at.unit, releaseOf(at))
  const instance = getInstance()
  const remote = instance?.options.remotes.find(known => known.name === name)
  // Private in its types; `registerRemotes(…, { force: true })` frees the same but keeps an entry per release.
  if (instance && remote) Reflect.get(instance.remoteHandler, 'removeRemote').call(instance.remoteHandler, remote)
  Reflect.deleteProperty(self, `chunks:${name}`)
  Reflect.deleteProperty(self, name)
  const links = document.querySelectorAll(`link[href*="${releaseUrl(at.unit, at.release, '')}"]`)
  for (const link of links) link.remove()
}

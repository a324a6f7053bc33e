/** What this phone needs to open without a network: the shell and all remotes, in its language. */
import { i18n } from '@lingui/core'
import type { Config } from '@shared/contract/config'
import { releaseUrl } from '@shared/contract/release'
import { isChosen } from '../remotes/choice.ts'
import { isComplete, signedConfig } from '../remotes/live-config.ts'
import { type KeepMessage, type KeptRelease, PROTOCOL } from '../worker/message.ts'

type Described = Pick<Config['shell'], 'release' | 'files' | 'preload'>

/** Words of other languages; what the worker is made of comes by an address of its own. */
function leftOut({ preload }: Described, language: string): Set<string> {
  const others = Object.keys(preload).filter(key => key.startsWith('words:') && key !== `words:${language}`)
  return new Set(['worker.js', ...others.flatMap(key => preload[key] ?? [])])
}

function keptOf(unit: string, at: Described, manifest: string): KeptRelease {
  const without = leftOut(at, i18n.locale)
  const files = Object.entries(at.files).filter(([name]) => !without.has(name))
  // release.json too: the page that is kept names it instead of a far remote's files
  return { folder: releaseUrl(unit, at.release, ''), files: { ...Object.fromEntries(files), 'release.json': manifest } }
}

/**
 * Of the live set as it was signed: the next page goes by that.
 * @returns undefined while this page knows only its own copy of it, which leaves files out
 */
export function whatToKeep(): KeepMessage | undefined {
  const whole = signedConfig()
  if (!isComplete(whole)) return undefined
  const { signature, shell, units } = whole
  const remotes = Object.entries(units).map(([unit, config]) => {
    const at = (isChosen(unit, config) && config.canary) || config
    return keptOf(unit, at, at.manifest)
  })
  const releases = [keptOf('shell', shell, shell.manifest), ...remotes]
  return { protocol: PROTOCOL, kind: 'keep', signature: signature?.value ?? '', releases }
}

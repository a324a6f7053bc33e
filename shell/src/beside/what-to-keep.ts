/** What this phone needs to open without a network: the shell and all remotes, in its language. */
import { i18n } from '@lingui/core'
import type { Config } from '@shared/contract/config'
import { releaseUrl } from '@shared/contract/release'
import { drawn } from '../remotes/choice.ts'
import { signedConfig } from '../remotes/live-config.ts'
import { type KeepMessage, type KeptRelease, PROTOCOL } from '../worker/message.ts'

type Described = Pick<Config['shell'], 'release' | 'files' | 'preload'>

/** Words of other languages; what the worker is made of comes by an address of its own. */
function leftOut({ preload }: Described, language: string): Set<string> {
  const others = Object.keys(preload).filter(key => key.startsWith('words:') && key !== `words:${language}`)
  return new Set(['worker.js', ...others.flatMap(key => preload[key] ?? [])])
}

function keptOf(unit: string, at: Described): KeptRelease {
  const without = leftOut(at, i18n.locale)
  const files = Object.entries(at.files).filter(([name]) => !without.has(name))
  return { folder: releaseUrl(unit, at.release, ''), files: Object.fromEntries(files) }
}

/** Of the live set as it was signed: the next page goes by that. */
export function whatToKeep(): KeepMessage {
  const { log, serial, signature, shell, units } = signedConfig()
  const remotes = Object.entries(units).map(([unit, config]) => keptOf(unit, drawn(unit, config)))
  const releases = [keptOf('shell', shell), ...remotes]
  return { protocol: PROTOCOL, kind: 'keep', log, serial, signature: signature?.value ?? '', releases }
}

/** The live config.json: set at boot, replaced by a poll that brings a higher serial. */
import type { Config } from '@shared/contract'
import type { PageConfig } from '@shared/contract/page-config'
import { atom, getDefaultStore } from 'jotai'

export const configAtom = atom<PageConfig | null>(null)

/** The live config; throws before boot has set it, which is a fault of ours. */
export function liveConfig(): PageConfig {
  const config = getDefaultStore().get(configAtom)
  if (!config) throw new Error('The config is read before boot has set it: call start(config) first')
  return config
}

/** Whether this installation has phones keep anything for a time without a network. */
export const wantsWorker = (): boolean => liveConfig().worker !== false

/** The shell that runs in this page: what the first config named. A later one waits for a reload. */
let running: Config['shell'] | null = null
export const runningShell = (): Config['shell'] => running ?? liveConfig().shell

/** As it was signed: of the live one, this page may have left out what waits for a new shell. */
let signed: PageConfig | null = null
export const signedConfig = (): PageConfig => signed ?? liveConfig()

/**
 * @param shell at boot, the release that runs here, where it is another than the live one
 * @param whole what was signed, where the page takes less of it
 */
export function setLiveConfig(config: PageConfig, shell = config.shell, whole = config): void {
  running ??= shell
  signed = whole
  getDefaultStore().set(configAtom, config)
}

/** Whether no unit's files are left out, as the page's own copy does. */
export const isComplete = (config: PageConfig): config is Config =>
  Object.values(config.units).every(({ files, canary }) => files && (!canary || canary.files))

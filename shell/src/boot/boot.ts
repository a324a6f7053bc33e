/** The start of the page: believe the config that came with it, let nothing else run than what it names, then bring up the app. */
import { isPageConfig, type PageConfig } from '@shared/contract/page-config'
import { isKept } from './kept-page.ts'
import { isOlder, remember } from './newest-seen.ts'
import { ownRelease } from './own-release.ts'
import { say } from './plain-words.ts'
import { isApprovedHere } from './seen-policy.ts'
import { supported } from './supported.ts'
import { admit, enforce } from './trust.ts'
import { isTrustedPage } from './verify.ts'

declare global {
  /** The inline script's: goes to the shell before this one, once. True: it is going. */
  var __previousShell: (() => boolean) | undefined
}

/** Brings the app up; `shell` is the release that runs here. */
export type Start = (config: PageConfig, shell: PageConfig['shell']) => void | Promise<void>

/** The config that the gateway wrote into index.html, as it is written; undefined if it is not one. */
function readConfig(): PageConfig | undefined {
  try {
    const raw: unknown = JSON.parse(document.getElementById('config')?.textContent ?? '')
    return isPageConfig(raw) ? raw : undefined
  } catch {
    return undefined // not JSON: the page is damaged
  }
}

const RETRIED = 'older-config'

/** Of several gateways one may be a moment behind: asked once more, then it counts. */
async function isBehind(config: PageConfig): Promise<boolean> {
  const older = await isOlder(config)
  try {
    if (!older) sessionStorage.removeItem(RETRIED)
    else if (!sessionStorage.getItem(RETRIED)) {
      sessionStorage.setItem(RETRIED, '1')
      setTimeout(() => location.reload(), 1000)
    }
  } catch {
    // forbidden storage: no second try
  }
  return older
}

/**
 * @param believed is told of the config that everything goes by, before anything else comes
 * @param bootstrap loads everything else; its `start` draws the app
 * @returns when the app has started, or when the page says in a plain sentence why it cannot
 */
export async function boot(
  believed: (config: PageConfig) => void,
  bootstrap: () => Promise<{ start: Start }>,
): Promise<void> {
  if (!supported()) return // the page itself says so: it was there before this script, and in older words
  const config = readConfig()
  if (!config) return say('unverified')
  try {
    const shell = await ownRelease(config)
    admit('shell', shell)
    enforce()
    if (!(await isTrustedPage(config)) || !(await isApprovedHere(config))) return say('unverified')
    if (await isBehind(config)) return say(isKept() ? 'not-loaded' : 'unverified') // without a network nothing newer can come
    remember(config)
    believed(config)
    await (await bootstrap()).start(config, shell)
  } catch (error) {
    console.error(error)
    if (!self.__previousShell?.()) say('not-loaded')
  }
}

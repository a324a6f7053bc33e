/** The start of the page: read the config that came with it, let nothing else run than what it names, then bring up the app. */
import { type Config, config as configSchema } from '@shared/contract/config'
import * as v from 'valibot'
import { say } from './plain-words.ts'
import { supported } from './supported.ts'
import { admit, enforce } from './trust.ts'

/** The config that the gateway wrote into index.html; undefined if it is not one. */
function readConfig(): Config | undefined {
  try {
    const parsed = v.safeParse(configSchema, JSON.parse(document.getElementById('config')?.textContent ?? ''))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined // not JSON: the page is damaged
  }
}

/**
 * @param bootstrap loads everything else; its `start` draws the app
 * @returns when the app has started, or when the page says in a plain sentence why it cannot
 */
export async function boot(bootstrap: () => Promise<{ start(config: Config): void | Promise<void> }>): Promise<void> {
  if (!supported()) return // the page itself says so: it was there before this script, and in older words
  const config = readConfig()
  if (!config) return say('unverified')
  admit('shell', config.shell)
  enforce()
  try {
    await (await bootstrap()).start(config)
  } catch (error) {
    console.error(error)
    say('not-loaded')
  }
}

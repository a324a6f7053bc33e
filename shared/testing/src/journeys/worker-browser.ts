/** The browser of a suite. A worker starts one for its first suite and keeps it: each phone has a context of its own anyway. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'puppeteer'
import { launch } from '../browser.ts'
import { isFirefox, launchOptions } from '../engines/engine.ts'
import { canKeep, keep } from '../kept-by-worker.ts'
import { room } from '../once-a-run.ts'

type Borrowed = { browser: Browser; giveBack(): Promise<void> }

let kept: { browser: Browser; options: string; forget(): void } | undefined

/** @param isBare false: a whole browser of its own, for camera and notifications */
export async function borrowBrowser(isBare: boolean): Promise<Borrowed> {
  if (!canKeep() || isFirefox() || !isBare) {
    const browser = await launch({ isBare })
    return { browser, giveBack: () => browser.close() }
  }
  const options = JSON.stringify(launchOptions([], true))
  if (kept?.options !== options || !kept.browser.connected) {
    await endBrowser()
    kept = await start(options)
  }
  const { browser } = kept
  return { browser, giveBack: () => clean(browser) }
}

/**
 * By a pipe: Chromium ends when the other end of it is gone, even where this process is killed. Its folder is removed after
 * the run: a worker that ends has half a second.
 */
async function start(options: string): Promise<NonNullable<typeof kept>> {
  const userDataDir = mkdtempSync(join(room() ?? tmpdir(), 'browser-'))
  const browser = await launch({ pipe: true, handleSIGTERM: false, userDataDir, isBare: true })
  const forget = keep({ end: () => browser.close(), kill: () => {} }) // puppeteer kills it as this process exits
  return { browser, options, forget }
}

async function endBrowser(): Promise<void> {
  const ending = kept
  kept = undefined
  ending?.forget()
  await ending?.browser.close().catch(() => {}) // one that died has nothing to close
}

/** Closes what a suite left open. */
async function clean(browser: Browser): Promise<void> {
  const left = browser.browserContexts().filter(context => context !== browser.defaultBrowserContext())
  await Promise.allSettled(left.map(context => context.close()))
}

/** A page in a real browser that runs one of our entries. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import puppeteer, { type Browser, type Page } from 'puppeteer'

/** The entry as one script. @param entry absolute path of a .ts file */
export function bundle(entry: string): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'tarn-page-'))
  const out = path.join(dir, 'page.js')
  try {
    execFileSync(process.execPath, [path.join(import.meta.dirname, 'bundle.ts'), entry, out], { stdio: 'inherit' })
    return readFileSync(out, 'utf8')
  } finally {
    rmSync(dir, { recursive: true })
  }
}

/** In the headless shell or the browser that the run names, else in Debian's Chromium. */
export async function openPage(address: string): Promise<{ browser: Browser; page: Page }> {
  const executablePath = process.env.BARE_BROWSER_PATH ?? process.env.BROWSER_PATH ?? '/usr/bin/chromium'
  const browser = await puppeteer.launch({ executablePath, headless: true, args: ['--no-sandbox'] })
  const page = await browser.newPage()
  await page.goto(address)
  return { browser, page }
}

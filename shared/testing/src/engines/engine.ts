/** In which browser the journeys of a run are walked: Chromium, unless ENGINE names another one. */
import { existsSync } from 'node:fs'
import type { LaunchOptions } from 'puppeteer'

type Engine = 'chromium' | 'firefox' | 'webkit'

const programs: Record<Engine, { variable: string; places: readonly string[] }> = {
  chromium: {
    variable: 'BROWSER_PATH',
    places: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  },
  firefox: { variable: 'FIREFOX_PATH', places: ['/usr/bin/firefox-esr', '/usr/bin/firefox'] },
  webkit: { variable: 'WEBKIT_DRIVER', places: ['/usr/bin/WebKitWebDriver'] },
}

/** What starts the browser; of WebKit its WebDriver. @throws Error where there is none, saying what to do */
export function programOf(engine: Engine): string {
  const { variable, places } = programs[engine]
  const found = [process.env[variable] ?? '', ...places].find(place => place && existsSync(place))
  if (found) return found
  throw new Error(`No ${engine} found: install it, or set ${variable} to it`)
}

/** A worker runs suites of several walks one after the other: the engine is that of the present suite. */
export const isFirefox = (): boolean => process.env.ENGINE === 'firefox'

/** The headless shell: no window, camera or notifications. The whole browser where there is none. */
const bareProgram = (): string => process.env.BARE_BROWSER_PATH ?? programOf('chromium')

/** Pixels of the screen for one of CSS. */
export const SCALE = 2

const chromium = (without: readonly string[]): LaunchOptions => ({
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // an emulated scale alone leaves canvases blurred
    `--force-device-scale-factor=${SCALE}`,
    '--no-first-run',
    '--disable-background-networking',
    '--disable-sync',
    '--disable-quic',
    // glyphs as wide as on a phone, which does not fit them to pixels
    '--font-render-hinting=none',
    // what Caddy signs by itself here, no browser knows
    ...(process.env.CADDY === '1' ? ['--ignore-certificate-errors'] : []),
    ...(without.length > 0 ? [`--disable-features=${without.join()}`] : []),
    // a camera that is played; whether a page may use it, each journey says
    '--use-fake-device-for-media-stream',
    // An address of this machine that no browser trusts: what a phone in the local network sees.
    '--host-resolver-rules=MAP phone.test 127.0.0.1',
  ],
})

/** A dark phone whose owner wants little motion: what a page of Chromium is told later, all of Firefox knows from the start. */
const firefox: LaunchOptions = {
  browser: 'firefox',
  extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'layout.css.prefers-color-scheme.content-override': 0 },
}

/** @param without features of Chromium that are off @param isBare the headless shell instead of the whole browser */
export const launchOptions = (without: readonly string[] = [], isBare = false): LaunchOptions => ({
  ...(isFirefox() ? firefox : chromium(without)),
  executablePath: isFirefox() ? programOf('firefox') : isBare ? bareProgram() : programOf('chromium'),
})

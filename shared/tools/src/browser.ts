/** The browsers of the tests: those that are there, or Debian's Chromium. */
import { existsSync } from 'node:fs'
import { installPackages } from './debian.ts'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]
const fonts = ['fonts-noto-core', 'fonts-noto-cjk']

const found = () => [process.env.BROWSER_PATH ?? '', ...places].find(place => place && existsSync(place))

/** Chromium without window and camera. It renders the same pages with a sixth less processor time. */
const bare = '/usr/bin/chromium-headless-shell'

/** Path of a Chromium; installs Debian's as root where there is none. The journeys of eight languages also want their fonts. */
export function ensureBrowser(): string {
  const there = found()
  if (there) return there
  return installPackages('chromium', ...fonts) ? (found() ?? missing()) : missing()
}

/** Path of the headless shell; undefined where it cannot be installed: the whole browser then takes its place. */
export const ensureBareBrowser = (): string | undefined =>
  existsSync(bare) || (installPackages('chromium-headless-shell') && existsSync(bare)) ? bare : undefined

const missing = (): never => {
  throw new Error('No browser found: install Chromium or Chrome, or set BROWSER_PATH to one, and run the tests again')
}

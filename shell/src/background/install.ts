/**
 * When the app offers to be installed: once, as somebody comes to Home, so that nothing moves under their finger, at a quiet moment,
 * and not in the first minute that it is known.
 */

import { i18n } from '@lingui/core'
import { atom, getDefaultStore } from 'jotai'
import { hasOpenDialog } from '../browser/open-dialog.ts'
import { device } from '../browser/storage.ts'
import { currentPage, pagesAtom } from '../pages/pages.ts'
import { HOME } from '../remotes/routes.ts'
import { onLanguage } from '../surface/i18n/language.ts'
import { isOnline } from '../surface/transport/connection.ts'
import { isQuiet } from '../update/new-shell.ts'

/** Chromium's, kept until the person says yes. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

/** How it would go: the browser asks, or the person does it by hand (Safari on iOS). */
export type Install = { by: 'browser'; ask(): Promise<unknown> } | { by: 'hand' }

export const installAtom = atom<Install | null>(null)

const SINCE = 'install.since'
const ASKED = 'install.asked'
const MINUTE = 60_000

const store = getDefaultStore()
let way: Install | null = null

/** Safari's own word; elsewhere there is none. */
const byHand = () => Reflect.get(navigator, 'standalone') === false

const isTime = () => {
  const since = Number(device.get(SINCE))
  return !device.get(ASKED) && since > 0 && Date.now() - since >= MINUTE
}
const isPlace = () => currentPage()?.path === HOME && isOnline() && isQuiet() && !hasOpenDialog()

function look(): void {
  if (!way || !isTime() || !isPlace()) return
  device.set(ASKED, '1')
  store.set(installAtom, way)
}

/** Its names are in the person's language. */
function nameManifest(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
  if (link) link.href = `/manifest.webmanifest?lang=${i18n.locale}`
}

export function followInstall(): void {
  if (!device.get(SINCE)) device.set(SINCE, `${Date.now()}`)
  if (byHand()) way = { by: 'hand' }
  addEventListener('beforeinstallprompt', event => {
    event.preventDefault() // the browser's own bar would come over whatever stands
    way = { by: 'browser', ask: () => (event as InstallEvent).prompt() }
  })
  addEventListener('appinstalled', () => store.set(installAtom, null))
  store.sub(pagesAtom, look)
  nameManifest()
  onLanguage(nameManifest)
}

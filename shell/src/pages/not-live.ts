/** Where no live unit opens an address that the app itself needs, e.g. the unit with Home was never promoted. */
import { languageCode, type Texts } from '@shared/contract/config'
import { runningShell } from '../remotes/live-config.ts'
import { RemoteError } from '../remotes/remote-error.ts'
import type { LiveRoute } from '../remotes/routes.ts'

/** Its title is the remote's to say. */
const untitled = Object.fromEntries([...languageCode.options, 'zh-hant'].map(code => [code, ''])) as Texts

const here = () => ({ unit: 'shell', release: runningShell().release })

/** What the panel says to whoever asks why. */
export const notLive = (path: string): RemoteError => new RemoteError(here(), 'screen', `no live unit opens ${path}`)

/** In place of the route that is missing: the tabs that are live lead on. */
export const noRoute = (path: string): LiveRoute => ({
  ...here(),
  path,
  title: untitled,
  auth: false,
  keepAlive: false,
  frame: 'tabs',
})

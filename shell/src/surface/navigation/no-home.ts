/** Where Home itself is not live, e.g. its unit was never promoted: its address stays and the panel stands there, with the live tabs. */
import { languageCode, type Texts } from '@shared/contract/config'
import { runningShell } from '../../live-config.ts'
import { RemoteError } from '../../remotes/remote-error.ts'
import type { LiveRoute } from '../../remotes/routes.ts'

/** Its title is the remote's to say. */
const untitled = Object.fromEntries([...languageCode.options, 'zh-hant'].map(code => [code, ''])) as Texts

/** What stands at an address that no live unit opens. */
export function noRoute(path: string): { route: LiveRoute; error: RemoteError } {
  const shell = { unit: 'shell', release: runningShell().release }
  const route = { ...shell, path, title: untitled, auth: false, keepAlive: false, frame: 'tabs' } as const
  return { route, error: new RemoteError(shell, 'screen', `no live unit opens ${path}`) }
}

/** Whether desktop use is restricted: read into the common configuration, not acted on (specification, section 1). */
import { settingCall } from '@shared/contract/calls/help'
import { getDefaultStore } from 'jotai'
import { commonConfigAtom } from '../surface/session/state.ts'
import { call } from '../surface/transport/call.ts'
import { whenOnline } from '../surface/transport/connection.ts'

const KEY = 'desktop-limit'

export async function readDesktopLimit(): Promise<void> {
  await whenOnline()
  const reply = await call(settingCall, { key: KEY }, { notice: 'poll', on401: 'token' }).catch(() => null)
  if (reply?.state !== 'ok' || typeof reply.value !== 'string') return
  const limit = reply.value
  getDefaultStore().set(commonConfigAtom, known => ({ ...known, [KEY]: limit }))
}

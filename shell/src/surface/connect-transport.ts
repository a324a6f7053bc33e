/** Gives the transport what it needs of the session, the language and the screen, without a circle of imports. */
import { liveConfig } from '../remotes/live-config.ts'
import { bcp47 } from './i18n/language.ts'
import { refuse } from './overlay/toast.ts'
import { expire } from './session/session.ts'
import { token } from './session/token.ts'
import { user } from './session/user.ts'
import { connect } from './transport/connect.ts'

export const connectTransport = (): void =>
  connect({
    token,
    owner: () => user()?.id ?? '',
    onExpired: expire,
    notify: refuse,
    config: liveConfig,
    language: bcp47,
  })

/** Gives the transport what it needs of the session, the language and the screen, without a circle of imports. */
import { liveConfig } from './live-config.ts'
import { bcp47 } from './surface/i18n/language.ts'
import { refuse } from './surface/overlay/toast.ts'
import { expire } from './surface/session/session.ts'
import { token } from './surface/session/token.ts'
import { user } from './surface/session/user.ts'
import { connect } from './surface/transport/connect.ts'

export const connectTransport = (): void =>
  connect({
    token,
    owner: () => user()?.id ?? '',
    onExpired: expire,
    notify: refuse,
    config: liveConfig,
    language: bcp47,
  })

/** What the address that the page was opened at asks for, before the rest of the shell is here. */
import type { PageConfig } from '@shared/contract/page-config'
import { spelled } from '../browser/spelling.ts'
import { storedToken, TOKEN } from '../browser/stored-token.ts'
import { adopt, clean, HOME, routeAt } from '../remotes/routes.ts'
import { begin } from '../surface/transport/begun.ts'
import { beginAsks } from './asks.ts'

/** The guard's question, as `myUserInfoCall` writes it, whose shapes are not needed here. */
export const PROFILE = '/api/user/appUser/getMyUserInfo'

/** @param config verified: what it names may be asked */
export function beginFirstAsks(config: PageConfig): void {
  adopt(config)
  const token = storedToken(TOKEN)
  // who has no token is asked about too, as the specification says: begun here it needs none of the code that sends what comes later
  if (navigator.onLine) void begin(config.apiBase + PROFILE, { token, language: document.documentElement.lang })
  const { path, search } = spelled()
  const route = routeAt(clean(path)) ?? routeAt(HOME)
  if (route) beginAsks(route, search, { config, token })
}

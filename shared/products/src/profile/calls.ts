/** The call that tells who is signed in. */
import { myUserInfoCall } from '@shared/contract'
import { type Served, serveUser } from '@shared/engine/http/serve'
import { profile } from './profile.ts'
import { standingOf } from './standing.ts'

export const profileCalls: readonly Served[] = [
  serveUser(
    myUserInfoCall,
    (_, { context, user }) =>
      ({ ...profile(context, user), ...standingOf(context, user) }) as ReturnType<typeof profile> & { id: string },
  ),
]

/** Which next step the person is asked for: an account, then a verified one. Its place is as high whatever it says. */
import { useAtom } from 'jotai'
import { serverNow } from 'shell/market-feed'
import { useWays } from 'shell/navigation'
import { useSession } from 'shell/session'
import { prompt } from './home.model.ts'
import css from './home.module.css'
import { inAWeek, laterAtom, useStepsExpected } from './home.state.ts'
import { LatePrompt } from './late.tsx'

export function IdentityPrompt() {
  const { user } = useSession()
  const [later, setLater] = useAtom(laterAtom)
  const found = prompt(user, later > serverNow(), useWays())
  const steps = useStepsExpected()
  if (!found || (user && steps)) return null // the card of first steps asks for it
  const onClose = found.kind === 'higher' ? () => setLater(inAWeek(serverNow())) : undefined
  return (
    <div className={css.prompt}>
      <LatePrompt {...found} onClose={onClose} />
    </div>
  )
}

/** Which next step the person is asked for: an account, then a verified one. */
import { useAtom } from 'jotai'
import { serverNow } from 'shell/market-feed'
import { useWays } from 'shell/navigation'
import { useSession } from 'shell/session'
import { type Prompt, prompt } from './home.model.ts'
import { inAWeek, laterAtom, useStepsExpected } from './home.state.ts'

export type Prompted = { kind: Prompt; href: string; onClose: (() => void) | undefined }

export function usePrompt(): Prompted | null {
  const { user } = useSession()
  const [later, setLater] = useAtom(laterAtom)
  const found = prompt(user, later > serverNow(), useWays())
  const steps = useStepsExpected()
  if (!found || (user && steps)) return null // the card of first steps asks for it
  return { ...found, onClose: found.kind === 'higher' ? () => setLater(inAWeek(serverNow())) : undefined }
}

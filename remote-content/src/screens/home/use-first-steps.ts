/** The card of first steps: by the exchange's own tasks, until all are done or the person puts it away. */
import { taskListCall } from '@shared/contract/calls/account'
import { firstSteps } from '@shared/contract/first-steps'
import * as to from '@shared/contract/to'
import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { usePlace, useWays } from 'shell/navigation'
import { useCall } from 'shell/query'
import { useSession } from 'shell/session'
import { hasFeature } from 'shell/transport'
import { AT_HAND } from '../../parts/notices.ts'
import { likelyTasks, type Step, stands, stepsOf } from './first-steps.model.ts'
import { awayAtom, useRoom, useStepsExpected } from './home.state.ts'
import { bringBack, putAway } from './put-away.model.ts'

/** Whether this person put the card away; the address brings it back (`?steps=show`, from Personal). */
function useAway(id: string): [isAway: boolean, putAway: () => void] {
  const [away, setAway] = useAtom(awayAtom)
  const { query, setQuery } = usePlace(to.home)
  const isAway = away.includes(id)
  const isWanted = query.steps === 'show'
  useEffect(() => {
    if (isWanted && isAway) setAway(bringBack(away, id))
  }, [isWanted, isAway, away, id, setAway])
  const put = () => {
    if (isWanted) setQuery({ steps: undefined })
    setAway(putAway(away, id))
  }
  return [isAway && !isWanted, put]
}

type FirstSteps = {
  /** Those of the exchange, or until they are known those that are likely. */
  steps: Step[]
  /** Whether the exchange has told them. */
  isKnown: boolean
  putAway(): void
}

/** For whoever is signed in. Empty where no card stands; one that nobody expected stands from the next visit on. */
export function useFirstSteps(): FirstSteps {
  const { user } = useSession()
  const way = useWays()
  const [isAway, put] = useAway(user?.id ?? '')
  const enabled = hasFeature('welfare') && !isAway
  const { data, error } = useCall(taskListCall, {}, { keep: AT_HAND, enabled })
  const expected = useStepsExpected()
  const isKnown = !enabled || data !== undefined || error !== null
  const tasks = isKnown ? data && firstSteps(data) : user && likelyTasks(user)
  const found = enabled && tasks && user ? stepsOf(tasks, user, way) : []
  const steps = stands(found) ? found : []
  useRoom('steps', isKnown ? steps.length : undefined)
  return { steps: expected ? steps : [], isKnown, putAway: put }
}

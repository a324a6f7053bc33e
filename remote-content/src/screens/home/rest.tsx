/** What stands below one's own on Home. */
import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useState } from 'react'
import { useSession } from 'shell/session'
import css from './home.module.css'
import { ownDrawnAtom, useFunded, useRoom, useStepsExpected } from './home.state.ts'

/** In ms. Longer than a slow line takes; after it, better something that moves than nothing. */
const PATIENCE = 3000

/**
 * Loads at once and is seen where it stays: nobody may know yet how much room the positions and the first steps above take.
 * Who owns nothing has no positions; the first steps keep their room themselves once their code came.
 */
export function Rest({ children }: { children: ReactNode }) {
  const { signedIn } = useSession()
  const [positions, funded] = [useRoom('positions'), useFunded()]
  const [steps, drawn] = [useStepsExpected(), useAtomValue(ownDrawnAtom)]
  const known = (positions !== null || !funded) && (!steps || drawn)
  const [patient, setPatient] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={css.rest} data-unseen={(signedIn && !known && patient) || undefined}>
      {children}
    </div>
  )
}

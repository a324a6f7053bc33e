/** What stands below one's own on Home. */
import { type ReactNode, useEffect, useState } from 'react'
import { useSession } from 'shell/session'
import css from './home.module.css'
import { useRoom } from './home.state.ts'

/** In ms. Longer than a slow line takes; after it, better something that moves than nothing. */
const PATIENCE = 3000

/** Loads at once and is seen where it stays: nobody may know yet how much room the positions above take. */
export function Rest({ children }: { children: ReactNode }) {
  const { signedIn } = useSession()
  const [positions, steps] = [useRoom('positions'), useRoom('steps')]
  const known = positions !== null && steps !== null
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
